/** Where the API hangs on its host. Source: api.md "Conventions" */
export const apiPrefix = '/api'
