/** The base path of the API; section 6 of the design. */
export const apiPath = '/api/admin/v1'
