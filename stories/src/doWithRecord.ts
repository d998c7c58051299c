import { screen, userEvent, type within } from 'storybook/test'

/** Runs an action of the open record: the next step of its workflow is a button, all other actions are in the "⋮" menu. */
export async function doWithRecord(canvas: ReturnType<typeof within>, name: string | RegExp): Promise<void> {
  const more = await canvas.findByRole('button', { name: /^(Mais ações|More actions)$/ })
  const button = canvas.queryByRole('button', { name })
  if (button) return userEvent.click(button)
  await userEvent.click(more)
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}
