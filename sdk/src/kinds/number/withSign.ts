/** An amount in BRL after its sign. The no-break space keeps both on one line. */
export const withSign = (amount: string): string => `R$\u00a0${amount}`
