'use client'

export { attachmentFieldset } from '../src/blocks/attachment/fieldset.js'
export { imageFieldset } from '../src/blocks/image/fieldset.js'
export type { BulkAction, ListAnswer, PathParams } from '../src/api/client.js'
export type { Refusal } from '../src/api/refusal.js'
export type { AnyControl, AnyFieldset, Control, Controls, EmptyDraft, Fieldset } from '../src/core/control.js'
export { DefinitionError } from '../src/core/errors.js'
export type { FieldMessages, FieldTexts, ResourceMessages, ResourceText } from '../src/core/messages.js'
export {
  type AnyResource,
  type ColumnDefinition,
  defineResource,
  minor,
  type Resource,
  type ResourceDefinition,
  type Section,
} from '../src/core/resource.js'
export type { SectionSlotProps } from '../src/core/resource.js'
export type { FormProps, RouteParams, ScreenProps } from '../src/core/route.js'
export { type FormDialogProps, formDialog } from '../src/form/body/formDialog.js'
export { formScreen } from '../src/form/frame/formScreen.js'
export { FormView, type FormViewProps } from '../src/form/frame/FormView.js'
export type { FormOptions } from '../src/form/record/sessionParts.js'
export { type FormController, useFormController } from '../src/form/record/useFormController.js'
export { type ListScreenOptions, listScreen, type RecordDialogProps } from '../src/list/frame/listScreen.js'
export { listSlot } from '../src/list/within/listSlot.js'
export { withCell } from '../src/list/columns/withCell.js'
export { ListView, type ListViewProps } from '../src/list/frame/ListView.js'
export { type ListController, type ListOptions, useListController } from '../src/list/state/useListController.js'
