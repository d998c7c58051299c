import { ArgTypes, Description, DocsContext, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import type { Globals } from 'storybook/internal/types'

/** The page "Docs" of a component: its first story and its props, both to be seen without scrolling. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <FirstStory />
      <Props />
    </>
  )
}

/** Of a component without props Storybook would say that something is not set up. */
function Props() {
  const [story] = useContext(DocsContext).componentStories()
  return story && Object.keys(story.argTypes).length > 0 ? <ArgTypes /> : <p>Não tem propriedades.</p>
}

/**
 * One story in a frame of its own, as it needs the whole page. Storybook's own frame does not follow the toolbar. A small component says its height
 * where Storybook reads it too: `parameters.docs.story.height`.
 */
function FirstStory() {
  const docs = useContext(DocsContext)
  const [story] = docs.componentStories()
  const [globals, setGlobals] = useState<Globals>(() => (story ? docs.getStoryContext(story).globals : {}))
  useEffect(() => {
    const follow = (change: { readonly globals: Globals }) => setGlobals(change.globals)
    docs.channel.on(GLOBALS_UPDATED, follow)
    return () => docs.channel.off(GLOBALS_UPDATED, follow)
  }, [docs])
  if (!story) return null
  const chosen = Object.entries(globals).flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : []))
  const { height = '24rem' } = (docs.getStoryContext(story).parameters.docs?.story ?? {}) as { readonly height?: string }
  const address = new URLSearchParams({ id: story.id, viewMode: 'story', globals: chosen.join(';') })
  return <iframe title={story.name} src={`iframe.html?${address}`} style={{ width: '100%', height, border: '1px solid #ccc' }} />
}
