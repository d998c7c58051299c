import { readFile } from 'node:fs/promises'

const names = { start: 'START_PLAN', offline: 'OFFLINE_PLAN' } as const

/** `startScript` or `offlineScript` as one self-contained text with its plan. The package's build bundles both. */
export async function inlineScript(script: keyof typeof names, plan: object): Promise<string> {
  const text = await readFile(new URL(`./${script}Script.js`, import.meta.url), 'utf8')
  // Escaped, so that no text of the plan can close the script element.
  const json = JSON.stringify(plan).replaceAll('<', '\\u003c')
  return text.trim().replace(names[script], () => json)
}
