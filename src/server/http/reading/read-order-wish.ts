import { type Body, given, isBody, type Read, withMembers } from "./body.ts"
import { readCalculation } from "./read-calculation.ts"

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Moves the members of a calculation into `Configuration` if the body contains them next to the call's own members. */
const gathered =
  (own: ReadonlySet<string>): Read =>
  (sent) => {
    if (!isBody(sent) || Object.hasOwn(sent, "Configuration") || Object.hasOwn(sent, "configuration"))
      return sent
    const entries = Object.entries(sent)
    const isOwn = ([name]: readonly [string, unknown]) => own.has(capital(name))
    const calculation = entries.filter((entry) => !isOwn(entry))
    return Object.fromEntries([["Configuration", Object.fromEntries(calculation)], ...entries.filter(isOwn)])
  }

const withCalculation = (body: Body, more: Body = {}): Body => {
  const configuration = given(body, "Configuration")
  return withMembers(body, {
    Configuration: readCalculation(
      isBody(configuration)
        ? withMembers(configuration, { ...more, ...present(configuration, more) })
        : configuration
    )
  })
}

/** Returns those of the given members that the configuration itself contains. */
const present = (configuration: Body, members: Body): Body =>
  Object.fromEntries(
    Object.keys(members).flatMap((name) => {
      const value = given(configuration, name)
      return value === undefined ? [] : [[name, value]]
    })
  )

/** Drops the id of the offer: a dealer has only one offer for a calculation. */
const withoutOfferId: Read = (sent) => (isBody(sent) ? withMembers(sent, { OfferId: undefined }) : sent)

/** Reads a calculation and the dealer of the offer; the calculation may be nested or next to the dealer. */
export const readOrderWish = {
  shape: (sent: unknown) => withoutOfferId(gathered(new Set(["DealerId", "OfferHash", "OfferId"]))(sent)),
  rest: (sent: unknown) => (isBody(sent) ? withCalculation(sent) : sent)
}

/**
 * Reads a calculation with postal code and amount either next to it or in it; a value that is given in one place is
 * copied to the other.
 */
export const readDefaults = {
  shape: gathered(new Set()),
  rest: (sent: unknown) => {
    if (!isBody(sent)) return sent
    const configuration = given(sent, "Configuration")
    const inner = isBody(configuration) ? configuration : {}
    const ZipCode = given(sent, "ZipCode") ?? given(inner, "ZipCode")
    const Amount = given(sent, "Amount") ?? given(inner, "Amount")
    const said = {
      ...(ZipCode === undefined ? {} : { ZipCode }),
      ...(Amount === undefined ? {} : { Amount })
    }
    return withCalculation(withMembers(sent, said), said)
  }
}
