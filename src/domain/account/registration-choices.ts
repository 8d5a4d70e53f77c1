import { type Seed, variantOf } from "../product/variant.ts"

/** Modes of the page for sign-in and registration (rule account.choices). */
export const registrationModes = ["login", "register"] as const

export type RegistrationMode = (typeof registrationModes)[number]

/** Flags that were passed to a sign-in or registration page. */
export interface RegistrationFlags {
  readonly emailChecked?: boolean | undefined
  readonly registerForOrder?: boolean | undefined
  readonly registerAsGuest?: boolean | undefined
  readonly registerWithPassword?: boolean | undefined
}

/** Converts a value to the mode "login" or "register"; other values are ignored (rule account.choices). */
export const readMode = (value: unknown): RegistrationMode | undefined =>
  registrationModes.find((mode) => mode === value)

/** Converts a string or boolean to a flag; values other than true and false are ignored (rule account.choices). */
export const readFlag = (value: unknown): boolean | undefined => {
  if (value === true || value === "true") return true
  return value === false || value === "false" ? false : undefined
}

/** Reads the flags from any record, e.g. a query or the tab's storage. */
export const readFlags = (values: Readonly<Record<string, unknown>>): RegistrationFlags => ({
  emailChecked: readFlag(values["emailChecked"]),
  registerForOrder: readFlag(values["registerForOrder"]),
  registerAsGuest: readFlag(values["registerAsGuest"]),
  registerWithPassword: readFlag(values["registerWithPassword"])
})

/** Returns the value if it is an existing variant, otherwise `undefined` (rule account.variant). */
export const readVariant = <Variant extends string>(
  value: unknown,
  available: ReadonlyArray<Variant>
): Variant | undefined => available.find((variant) => variant === value)

/** Variants of a page; the first one applies if the seed selects none. */
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

/** Returns the variants named by the path segments; the client's seed selects those that are missing or unknown. */
export const readVariants = <Register extends string, View extends string>(
  segments: { readonly registerVariant?: unknown; readonly viewVariant?: unknown },
  available: RegistrationVariants<Register, View>,
  seed: Seed
): { readonly register: Register; readonly view: View } => ({
  register: chosenOr(segments.registerVariant, available.register, seed),
  view: chosenOr(segments.viewVariant, available.view, seed)
})
