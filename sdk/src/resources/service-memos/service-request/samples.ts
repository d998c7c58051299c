/** Records of service requests for stories and tests. */
export const serviceRequestSamples = [
  { id: 1, name: 'Solicitação A', notes: null },
  { id: 2, name: 'Solicitação B', notes: null, status: 'inativo' },
] as const
