'use client'

export { attachmentFieldset } from '../src/blocks/attachment/fieldset.js'
export type { BulkAction, ListAnswer, PathParams } from '../src/api/client.js'
export type { Refusal } from '../src/api/refusal.js'
export type { AnyControl, AnyFieldset, Control, Controls, Fieldset } from '../src/core/control.js'
export { DefinitionError } from '../src/core/errors.js'
export type { FieldMessages, FieldTexts, ResourceMessages, ResourceText } from '../src/core/messages.js'
export {
  type AnyResource,
  type ColumnDefinition,
  defineResource,
  minor,
  type EmptyDraft,
  type Resource,
  type ResourceDefinition,
  type Section,
} from '../src/core/resource.js'
export type { RouteParams, ScreenProps } from '../src/core/route.js'
export { type FormDialogProps, formDialog } from '../src/form/formDialog.js'
export { formScreen } from '../src/form/formScreen.js'
export { FormView, type FormViewProps } from '../src/form/FormView.js'
export { type FormController, type FormOptions, useFormController } from '../src/form/useFormController.js'
export { type ListScreenOptions, listScreen, type RecordDialogProps } from '../src/list/listScreen.js'
export { withCell } from '../src/list/withCell.js'
export { ListView, type ListViewProps } from '../src/list/ListView.js'
export { type ListController, type ListOptions, useListController } from '../src/list/useListController.js'
