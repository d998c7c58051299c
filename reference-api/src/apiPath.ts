/** Where the API stands on its origin; section 6 of the design. */
export const apiPath = '/api/admin/v1'
