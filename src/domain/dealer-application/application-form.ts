import { type FieldProblem, isEmail } from "../address/address.ts"
import { isPhone } from "../address/phone.ts"
import type { CountryId } from "../place/country.ts"
import { isZipOf } from "../place/zip.ts"
import type { ProductGroupId } from "../product/product-group.ts"

/** Input of an applicant who wants to sell in the shop; a field is empty if nothing was entered. */
export interface ApplicationForm {
  readonly company: string
  readonly contact: string
  readonly email: string
  readonly phone: string
  /** Country of the registered office. */
  readonly countryId: CountryId
  readonly zipCode: string
  readonly place: string
  readonly registerNumber: string
  readonly vatId: string
  readonly deliveryCountryIds: ReadonlyArray<CountryId>
  readonly deliveryArea: string
  readonly productGroupIds: ReadonlyArray<ProductGroupId>
  /** Certificate numbers, e.g. of ENplus. */
  readonly certifications: string
  readonly text: string
}

export type ApplicationField = keyof ApplicationForm

/** Maximum text lengths, in characters. */
export const applicationLengths = {
  company: 120,
  contact: 80,
  email: 254,
  phone: 30,
  zipCode: 5,
  place: 80,
  registerNumber: 60,
  vatId: 20,
  deliveryArea: 500,
  certifications: 200,
  text: 2_000
} as const satisfies Readonly<Partial<Record<ApplicationField, number>>>

export interface ApplicationProblem extends Pick<FieldProblem, "code"> {
  readonly field: ApplicationField
}

const needed = ["company", "contact", "email", "phone", "zipCode", "place", "deliveryArea"] as const

/** Returns the problems that prevent sending an application, in the order of the form (rule dealer.application). */
export const applicationProblems = (form: ApplicationForm): ReadonlyArray<ApplicationProblem> => {
  const missing = (field: (typeof needed)[number]) => form[field].trim() === ""
  const invalid: Readonly<Partial<Record<ApplicationField, boolean>>> = {
    email: !isEmail(form.email.trim()),
    phone: !isPhone(form.phone.trim()),
    zipCode: !isZipOf(form.countryId, form.zipCode.trim())
  }
  const empty: Readonly<Partial<Record<ApplicationField, boolean>>> = {
    deliveryCountryIds: form.deliveryCountryIds.length === 0,
    productGroupIds: form.productGroupIds.length === 0
  }
  const lengths: Readonly<Partial<Record<ApplicationField, number>>> = applicationLengths
  const isLong = (field: ApplicationField) => {
    const text = form[field]
    return typeof text === "string" && text.trim().length > (lengths[field] ?? Infinity)
  }
  const order = [
    "company",
    "contact",
    "email",
    "phone",
    "zipCode",
    "place",
    "registerNumber",
    "vatId",
    "productGroupIds",
    "deliveryCountryIds",
    "deliveryArea",
    "certifications",
    "text"
  ] as const
  return order.flatMap((field): ReadonlyArray<ApplicationProblem> => {
    const isMissing = needed.some((each) => each === field && missing(each)) || empty[field] === true
    if (isMissing) return [{ field, code: "required" }]
    if (invalid[field] === true) return [{ field, code: "invalid" }]
    return isLong(field) ? [{ field, code: "tooLong" }] : []
  })
}
