import MockDate from 'mockdate'

/** Sets the day of the page, at three in the afternoon of Brasília, and stops its clock there; timers go on. `today` gives the clock back. */
export function setDay(day: string): void {
  if (day === 'today') MockDate.reset()
  else MockDate.set(`${day}T15:00:00-03:00`)
}
