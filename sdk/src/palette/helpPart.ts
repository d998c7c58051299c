/** Which part of the help for daily work is open. */
export type HelpPart = 'palette' | 'keys' | 'events'
