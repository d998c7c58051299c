import { ServerResponse } from 'node:http'

// Loaded before the product: its clock, and so that of its embedded database, is some days ahead.
const ahead = Number(process.env.LATER_DAYS) * 86_400_000
const RealDate = Date
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + ahead] : parts))
  }

  static now() {
    return RealDate.now() + ahead
  }
}

// Node's own `Date` header keeps the real clock, which the page would believe.
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (...parts) {
  this.setHeader('Date', new Date().toUTCString())
  return writeHead.apply(this, parts)
}
