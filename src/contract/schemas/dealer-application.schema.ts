import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { applicationLengths as most } from "../../domain/dealer-application/application-form.ts"
import {
  applicationEvents,
  applicationStates,
  mostDocuments
} from "../../domain/dealer-application/application.ts"
import { paperKinds } from "../../domain/files/file-kinds.ts"
import { countryIds } from "../../domain/place/country.ts"
import { productGroupIds } from "../../domain/product/product-group.ts"
import { problem } from "../errors.ts"
import { countryId, exactText, instant, lines, list, productGroupId, text } from "../primitives.ts"
import { wire } from "../wire.ts"

const form = {
  company: text(most.company),
  contact: text(most.contact),
  email: text(most.email),
  phone: text(most.phone),
  countryId,
  zipCode: text(most.zipCode),
  place: text(most.place),
  registerNumber: text(most.registerNumber),
  vatId: text(most.vatId),
  deliveryCountryIds: list(countryId, countryIds.length),
  deliveryArea: lines(most.deliveryArea),
  productGroupIds: list(productGroupId, productGroupIds.length),
  certifications: text(most.certifications),
  text: lines(most.text)
}

/** The application of a dealer who wants to sell in the shop. */
export const sentApplication = wire({
  ...form,
  documentIds: list(exactText(40), mostDocuments),
  /** Idempotency key: it is the same for all attempts to send a form, so that the form is stored only once. */
  key: exactText(64).check(Schema.isMinLength(16))
})

/** An uploaded document that was read and stored. */
export const applicationDocument = wire({
  documentId: Schema.String,
  name: Schema.String,
  kind: Schema.Literals(paperKinds),
  size: Schema.Int
})

const row = {
  applicationId: Schema.Int,
  version: Schema.Int,
  state: Schema.Literals(applicationStates),
  createdAt: instant,
  company: Schema.String,
  place: Schema.String,
  countryId,
  /** E-mail address of the staff member who handles the application; empty if there is none yet. */
  owner: Schema.String,
  documentCount: Schema.Int
}

export const applicationRow = wire(row)

/** An application as shown to the staff who decide on it. */
export const deskApplication = wire({
  ...row,
  contact: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  zipCode: Schema.String,
  registerNumber: Schema.String,
  vatId: Schema.String,
  deliveryCountryIds: Schema.Array(countryId),
  deliveryArea: Schema.String,
  productGroupIds: Schema.Array(productGroupId),
  certifications: Schema.String,
  text: Schema.String,
  answer: Schema.String,
  answeredAt: Schema.NullOr(instant),
  documents: Schema.Array(applicationDocument),
  log: Schema.Array(
    wire({
      at: instant,
      event: Schema.Literals(applicationEvents),
      /** Empty for actions of the applicant. */
      actor: Schema.String
    })
  )
})

/** Another user saved first: the response contains the current application. */
export const ApplicationConflict = wire({
  code: Schema.Literals(["VersionConflict", "NotPossible"]),
  message: Schema.String,
  problems: Schema.Array(problem),
  application: deskApplication
}).pipe(HttpApiSchema.status(409))
