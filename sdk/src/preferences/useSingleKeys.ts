import { usePreference } from './PreferencesProvider.js'

/** Whether keys such as N and ? work alone; people who speak to their computer, or tremble, turn them off (WCAG 2.1.4). */
export const useSingleKeys = () => usePreference('singleKeys', true)
