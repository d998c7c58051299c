/** What of the accounts of a record may be a CPF, for its contract's `maskedInRows`. */
export const maskedInAccounts = ['bankAccounts.pixKey', 'bankAccounts.holderDocument'] as const
