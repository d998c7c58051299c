import { ArgTypes, Description, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks'

/** The page "Docs" of a component: one story in a frame of its own, as it needs the whole page, and the props. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <ArgTypes />
    </>
  )
}
