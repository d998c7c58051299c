import { today } from '../../../core/calendar.js'

/** Canteens of the first sample event: an open one with a menu and a counted day, and a planned one. */
export const canteenSamples = [
  {
    ...blank(1, 'Refeitório central'),
    placeName: 'Colégio Estadual de Pato Branco',
    status: 'ativo',
    supplierId: 1,
    meals: [meal(1, 'cafe-da-manha', '06:30', '08:30'), meal(2, 'almoco', '11:00', '14:00'), meal(3, 'jantar', '18:00', '21:00')],
    menus: [
      {
        id: 1,
        date: day(0),
        mealType: 'almoco',
        dishes: [
          { id: 1, name: 'Frango assado', group: 'proteina' },
          { id: 2, name: 'Arroz e feijão', group: 'acompanhamento' },
          { id: 3, name: 'Alface e tomate', group: 'salada' },
        ],
        dietary: ['sem-gluten', 'sem-lactose'],
        kcal: 850,
      },
    ],
    daily: [{ id: 1, date: day(-1), mealType: 'almoco', served: 741, wasted: '18.5' }],
    sanitaryLicense: { number: '2026/118', validUntil: day(20) },
    mealsPerDay: 2400,
    mealTypes: ['cafe-da-manha', 'almoco', 'jantar'],
    mealCapacity: 2700,
    missingMenus: 20,
  },
  { ...blank(2, 'Refeitório do ginásio'), placeName: 'Ginásio Municipal', meals: [meal(4, 'almoco', '11:00', '14:00')], mealsPerDay: 800 },
]

function blank(id: number, name: string) {
  return {
    id,
    eventId: 1,
    name,
    status: 'planejado',
    address: {
      countryId: 76,
      zipCode: '85501000',
      postalCode: null,
      street: 'Rua Tapajós',
      number: '100',
      complement: null,
      neighborhood: 'Centro',
      stateId: 41,
      cityId: 4118501,
      stateName: null,
      cityName: null,
      latitude: null,
      longitude: null,
    },
    city: { id: 4118501, label: 'Pato Branco' },
    phone: null,
    capacity: 300,
    turns: 3,
    operatingFrom: day(-3),
    operatingTo: day(3),
    period: '',
    accessControl: 'pulseira',
    managerId: 1,
    nutritionistId: null,
    nutritionistCrn: null,
    sanitaryLicense: null,
    tenderId: null,
    lotId: null,
    supplierId: null,
    requestId: null,
    menus: [],
    daily: [],
    notes: null,
    mealTypes: ['almoco'],
    mealCapacity: 900,
    missingMenus: 7,
    graveIssues: 0,
  }
}

function meal(id: number, type: string, startTime: string, endTime: string) {
  return {
    id,
    type,
    startTime,
    endTime,
    service: 'buffet',
    expectedPerDay: 800,
    maxPerPerson: 1,
    lotItemId: null,
    lotItem: null,
    unitPrice: null,
    balance: null,
    requested: null,
    neededElsewhere: 0,
    servedOfItem: 0,
  }
}

function day(fromToday: number): string {
  return new Date(Date.parse(today()) + fromToday * 86_400_000).toISOString().slice(0, 10)
}
