export { type ServerUnderTest } from '../src/testing/contractCalls.js'
export { type ContractCase, contractCases } from '../src/testing/contractCases.js'
export { createMemoryApi, type MemoryApi, type MemoryApiOptions } from '../src/testing/memoryApi.js'
export { sampleRecords } from '../src/testing/samples.js'
