import type { ApplicationForm } from "../../domain/dealer-application/application-form.ts"
import { countryIds } from "../../domain/place/country.ts"
import { productGroupIds } from "../../domain/product/product-group.ts"

export const readForm = (data: FormData): ApplicationForm => {
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === "string" ? value.trim() : ""
  }
  const ticked = <Id extends number>(name: string, ids: ReadonlyArray<Id>) =>
    ids.filter((id) => data.getAll(name).includes(String(id)))
  return {
    company: text("company"),
    contact: text("contact"),
    email: text("email"),
    phone: text("phone"),
    countryId: countryIds.find((id) => String(id) === text("countryId")) ?? 1,
    zipCode: text("zipCode"),
    place: text("place"),
    registerNumber: text("registerNumber"),
    vatId: text("vatId"),
    deliveryCountryIds: ticked("deliveryCountryIds", countryIds),
    deliveryArea: text("deliveryArea"),
    productGroupIds: ticked("productGroupIds", productGroupIds),
    certifications: text("certifications"),
    text: text("text")
  }
}
