import { screen, userEvent, type within } from 'storybook/test'

/** Does something with the open record: the next step of its workflow is a button, the rest stands behind the three dots. */
export async function doWithRecord(canvas: ReturnType<typeof within>, name: string | RegExp): Promise<void> {
  const more = await canvas.findByRole('button', { name: /^(Mais ações|More actions)$/ })
  const button = canvas.queryByRole('button', { name })
  if (button) return userEvent.click(button)
  await userEvent.click(more)
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}
