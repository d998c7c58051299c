export { addDays, today } from '@esporte-parana/sdk/contracts'
