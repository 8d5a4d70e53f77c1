import { Option, Schema } from "effect"
import type { Agreed, LifeEvent } from "../../src/domain/order/life/order-life.ts"
import { lifeEvent } from "../../src/server/orders/life/logged-event.ts"

/** An order's log in the format of `npm run log -- order`. */
export interface OrderLogFile {
  readonly kind: "order"
  readonly order: string
  readonly version: number
  readonly agreed: Agreed
  readonly entries: ReadonlyArray<{
    readonly event: LifeEvent
    readonly state: string
    readonly version: number
  }>
}

const statuses = ["active", "done", "error", "stopped"] as const
type Status = (typeof statuses)[number]

/** The run of one actor on a page: types of events and states, without the payloads. */
export interface MachineRun {
  readonly machine: string
  readonly version: string
  readonly entries: ReadonlyArray<{ readonly event: string; readonly state: string; readonly status: Status }>
}

/** The log of an error report in the format of `npm run log -- error`. */
export interface ErrorLogFile {
  readonly kind: "error"
  readonly message: string
  readonly machines: ReadonlyArray<MachineRun>
}

/** An error that describes the problem of a file in one line. */
export class BadLog extends Error {
  override readonly name = "BadLog"
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown, where: string): Fields => {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new BadLog(`${where} is no object with fields.`)
  return { ...value }
}

const listOf = <Item>(
  value: unknown,
  where: string,
  item: (value: unknown, where: string) => Item
): ReadonlyArray<Item> => {
  if (!Array.isArray(value)) throw new BadLog(`${where} is no list.`)
  if (value.length > 1000) throw new BadLog(`${where} has ${value.length} items: more than 1000 are no log.`)
  return value.map((one: unknown, index) => item(one, `${where}[${index}]`))
}

const textOf = (value: unknown, where: string): string => {
  if (typeof value !== "string" || value.length > 1000) throw new BadLog(`${where} is no text.`)
  return value
}

const numberOf = (value: unknown, where: string): number => {
  if (typeof value !== "number" || !Number.isFinite(value)) throw new BadLog(`${where} is no number.`)
  return value
}

/** Checks the required fields of the machine's input; the machine itself judges the rest. */
function mustBeAgreed(agreed: Fields, where: string): asserts agreed is Fields & Agreed {
  for (const name of [
    "countryId",
    "productGroupId",
    "amount",
    "priceUnitAmount",
    "goodsCents",
    "feesCents",
    "vatTenths"
  ])
    numberOf(agreed[name], `${where}.${name}`)
  for (const name of ["windowStart", "windowEnd"]) textOf(agreed[name], `${where}.${name}`)
  for (const name of ["isConsumer", "isInteraidPayment", "isDirectDebit"])
    if (typeof agreed[name] !== "boolean") throw new BadLog(`${where}.${name} is neither true nor false.`)
  listOf(agreed["stationAmounts"], `${where}.stationAmounts`, numberOf)
}

const agreedOf = (value: unknown, where: string): Agreed => {
  const agreed = fieldsOf(value, where)
  mustBeAgreed(agreed, where)
  return agreed
}

const decodeEvent = Schema.decodeUnknownOption(lifeEvent)

const lifeEventOf = (value: unknown, where: string): LifeEvent =>
  Option.getOrThrowWith(decodeEvent(value), () => new BadLog(`${where} is no event of an order's life.`))

const orderOf = (log: Fields): OrderLogFile => ({
  kind: "order",
  order: textOf(log["order"], "order"),
  version: numberOf(log["version"], "version"),
  agreed: agreedOf(fieldsOf(log["input"], "input")["agreed"], "input.agreed"),
  entries: listOf(log["entries"], "entries", (value, where) => {
    const entry = fieldsOf(value, where)
    return {
      event: lifeEventOf(entry["event"], `${where}.event`),
      state: textOf(entry["state"], `${where}.state`),
      version: numberOf(entry["version"], `${where}.version`)
    }
  })
})

const statusOf = (value: unknown, where: string): Status => {
  const status = statuses.find((one) => one === value)
  if (status === undefined) throw new BadLog(`${where} is none of ${statuses.join(", ")}.`)
  return status
}

const runOf = (value: unknown, where: string): MachineRun => {
  const run = fieldsOf(value, where)
  return {
    machine: textOf(run["machine"], `${where}.machine`),
    version: textOf(run["version"], `${where}.version`),
    entries: listOf(run["entries"], `${where}.entries`, (one, at) => {
      const entry = fieldsOf(one, at)
      return {
        event: textOf(entry["event"], `${at}.event`),
        state: textOf(entry["state"], `${at}.state`),
        status: statusOf(entry["status"], `${at}.status`)
      }
    })
  }
}

/** Parses a value as a log; throws a `BadLog` that names missing parts. */
export const readLog = (value: unknown): OrderLogFile | ErrorLogFile => {
  const log = fieldsOf(value, "The log")
  if (log["kind"] === "order") return orderOf(log)
  if (log["kind"] === "error")
    return {
      kind: "error",
      message: textOf(log["message"] ?? "", "message"),
      machines: listOf(log["machines"], "machines", runOf)
    }
  throw new BadLog('The log says neither "kind": "order" nor "kind": "error": take one from npm run log.')
}
