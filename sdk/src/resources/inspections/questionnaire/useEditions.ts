import { useAllRecords } from '../../../data/useAllRecords.js'
import { questionnaireContract } from './contract.js'
import type { Questionnaire } from './schema.js'

/** All editions of a questionnaire, the newest first. */
export function useEditions(record: Questionnaire): readonly Questionnaire[] {
  const { records = [] } = useAllRecords(questionnaireContract, { sort: '-edition', search: record.code, filters: {} })
  // The list may be older than the record, when another window changed its status.
  return (records as unknown as readonly Questionnaire[])
    .filter(({ code }) => code === record.code)
    .map((other) => (other.id === record.id ? record : other))
}
