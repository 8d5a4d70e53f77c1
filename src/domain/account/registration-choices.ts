import { type Seed, variantOf } from "../product/variant.ts"

/** What the page of sign-in and registration is about (rule account.choices). */
export const registrationModes = ["login", "register"] as const

export type RegistrationMode = (typeof registrationModes)[number]

/** The flags of a page, as far as they were given. */
export interface RegistrationFlags {
  readonly emailChecked?: boolean | undefined
  readonly registerForOrder?: boolean | undefined
  readonly registerAsGuest?: boolean | undefined
  readonly registerWithPassword?: boolean | undefined
}

/** Only "login" and "register" are modes; anything else is ignored (rule account.choices). */
export const readMode = (value: unknown): RegistrationMode | undefined =>
  registrationModes.find((mode) => mode === value)

/** Only true and false are flags, as words or as values; anything else is ignored (rule account.choices). */
export const readFlag = (value: unknown): boolean | undefined => {
  if (value === true || value === "true") return true
  return value === false || value === "false" ? false : undefined
}

/** The flags among any record, e.g. a query or what a tab has kept. */
export const readFlags = (values: Readonly<Record<string, unknown>>): RegistrationFlags => ({
  emailChecked: readFlag(values["emailChecked"]),
  registerForOrder: readFlag(values["registerForOrder"]),
  registerAsGuest: readFlag(values["registerAsGuest"]),
  registerWithPassword: readFlag(values["registerWithPassword"])
})

/** A variant that exists, else undefined: another one is ignored (rule account.variant). */
export const readVariant = <Variant extends string>(
  value: unknown,
  available: ReadonlyArray<Variant>
): Variant | undefined => available.find((variant) => variant === value)

/** The variants that a page has, the first one where the seed decides on none. */
export interface RegistrationVariants<Register extends string, View extends string> {
  readonly register: readonly [Register, ...ReadonlyArray<Register>]
  readonly view: readonly [View, ...ReadonlyArray<View>]
}

const chosenOr = <Variant extends string>(
  segment: unknown,
  available: readonly [Variant, ...ReadonlyArray<Variant>],
  seed: Seed
): Variant => {
  const chosen = readVariant(segment, available) ?? variantOf(seed, available)
  return chosen === "default" ? available[0] : chosen
}

/** The variants named by the segments of the address; one that is missing or unknown is picked by the client's seed. */
export const readVariants = <Register extends string, View extends string>(
  segments: { readonly registerVariant?: unknown; readonly viewVariant?: unknown },
  available: RegistrationVariants<Register, View>,
  seed: Seed
): { readonly register: Register; readonly view: View } => ({
  register: chosenOr(segments.registerVariant, available.register, seed),
  view: chosenOr(segments.viewVariant, available.view, seed)
})
