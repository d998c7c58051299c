import { canteenContract } from '@esporte-parana/sdk/contracts'
import { defineEntity } from '../../records/plan/defineEntity.js'
import { effects, guards } from './commands.js'
import { besideMeal, computed, filters, licenseEnds } from './expressions.js'
import { checkCanteen, stampCanteen } from './rules.js'

const person = { table: 'person' }

export const canteen = defineEntity(canteenContract, {
  table: 'canteen',
  label: ({ name }) => name,
  links: {
    event: { table: 'event' },
    city: { table: 'city', label: 'name', column: 'address_city_id' },
    manager: person,
    nutritionist: person,
    tender: { table: 'tender' },
    lot: { table: 'lot' },
    supplier: { table: 'supplier' },
    request: { table: 'service_request' },
  },
  children: {
    meals: { table: 'canteen_meal', computed: besideMeal },
    menus: { table: 'canteen_menu', children: { dishes: { table: 'canteen_dish' } } },
    daily: { table: 'canteen_day' },
  },
  unique: { canteen_name_unique: 'name', canteen_meal_once: 'meals', canteen_menu_once: 'menus', canteen_day_once: 'daily' },
  computed,
  sortBy: { period: 'operatingFrom' },
  filters,
  unlisted: ['address', 'meals', 'menus', 'daily'],
  check: checkCanteen,
  stamp: stampCanteen,
  guards,
  effects,
  expiries: { license: licenseEnds },
})
