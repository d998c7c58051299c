type Globals = Readonly<Record<string, unknown>>

interface Story {
  /** What the toolbar says, and what the story itself says of it. */
  readonly globals: Globals
  readonly storyGlobals?: Globals
  readonly playFunction?: unknown
  readonly viewMode?: string
}

/** Whether the story has steps that run. */
export const isPlayed = ({ playFunction, viewMode }: Story) => playFunction !== undefined && viewMode !== 'docs'

/**
 * The toolbar's language, but Portuguese, whose words steps look for, until they have run. Those that only wait in vain, in a portal or without an
 * answer, are not waited for, unless the story itself is made for that.
 */
export function shownLocale(story: Story, isDone: boolean): string {
  const { globals, storyGlobals = {} } = story
  const isMadeFor = (name: string, ...values: readonly string[]) => name in storyGlobals || values.includes(String(globals[name]))
  const isWaiting = isPlayed(story) && !isDone && isMadeFor('place', 'product') && isMadeFor('network', 'normal', 'slow')
  return isWaiting && storyGlobals.locale === undefined ? 'pt-BR' : String(globals.locale)
}
