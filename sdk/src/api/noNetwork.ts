/** The failure of a request that was not even sent, because the browser says that it has no network. */
export const noNetwork = (): TypeError => new TypeError('There is no network.')
