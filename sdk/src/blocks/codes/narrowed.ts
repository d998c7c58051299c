/** Of the people, who may answer for something: `reference(personContract, { filter: adults })`. */
export const adults = () => ({ legalCapacity: 'adulto,emancipado' })

/** Of the regions, the offices of the state's sports body. */
export const regionalOffices = () => ({ type: 'regional-esporte' })
