/** The open part of the daily help. */
export type HelpPart = 'palette' | 'keys' | 'events'
