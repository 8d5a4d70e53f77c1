import { Schema } from "effect"
import { accountAccesses } from "../../domain/account/invitation.ts"
import { HttpApiSchema } from "effect/http-api"
import { certificateKinds, longestCertificateNumber } from "../../domain/dealer/held-certificate.ts"
import { areaLengths, leadLimits, windowLimits } from "../../domain/dealer-desk/area-rules.ts"
import { branchLengths } from "../../domain/dealer-desk/branch-rules.ts"
import { dealerStates } from "../../domain/dealer-desk/dealer-state.ts"
import { feeBases, largestFee } from "../../domain/dealer-desk/fee-rules.ts"
import { forEachText, profileTexts } from "../../domain/dealer-desk/profile-fields.ts"
import { feeKeys } from "../../domain/offer/offer-members.ts"
import { problem } from "../errors.ts"
import { countryId, instant, integer, lines, list, localDate, productGroupId, text } from "../primitives.ts"
import { wire } from "../wire.ts"

const greatest = 2_147_483_647
/** The version that was read; 0 for a new row. */
export const seenVersion = integer(0, greatest)
const id = integer(0, greatest)

const time = Schema.String.check(Schema.isPattern(/^[0-9]{2}:[0-9]{2}$/u))

const openingHours = list(wire({ day: integer(1, 7), from: time, to: time }), 28)

const certificate = wire({
  kind: Schema.Literals(certificateKinds),
  number: text(longestCertificateNumber),
  validUntil: Schema.NullOr(localDate)
})

/** A dealer's profile; responses and requests use the same fields. */
const profile = {
  ...forEachText((name) => {
    const { kind, most } = profileTexts[name]
    return kind === "lines" ? lines(most) : text(most)
  }),
  certificates: list(certificate, certificateKinds.length),
  openingHours,
  paymentIds: list(integer(1, 1000), 20),
  defaultPaymentId: integer(0, 1000),
  isOperator: Schema.Boolean
}

export const dealerProfileEdit = wire({ rowVersion: seenVersion, ...profile })

export const newDealer = wire({
  countryId,
  name: profile.name,
  street: profile.street,
  zipCode: profile.zipCode,
  city: profile.city,
  phone: profile.phone,
  email: profile.email
})

const branch = {
  id,
  rowVersion: seenVersion,
  name: text(branchLengths.name),
  street: text(branchLengths.street),
  zipCode: text(branchLengths.zipCode),
  city: text(branchLengths.city),
  latitude: Schema.NullOr(Schema.Finite),
  longitude: Schema.NullOr(Schema.Finite),
  openingHours
}
/** A branch; id 0 adds a branch. */
export const dealerBranch = wire(branch)

const area = {
  id,
  rowVersion: seenVersion,
  name: text(areaLengths.name),
  branchId: id,
  leadWorkdays: integer(leadLimits.least, leadLimits.most),
  windowWorkdays: integer(windowLimits.least, windowLimits.most)
}
export const dealerArea = wire({ ...area, zipPrefixes: Schema.Array(Schema.String), codeCount: Schema.Int })
/** Postal codes as typed: "80, 83000-83999" (rule dealer.areas). */
export const dealerAreaEdit = wire({ ...area, zipText: lines(areaLengths.zipText) })

const fee = {
  id,
  rowVersion: seenVersion,
  productGroupId,
  feeKey: Schema.Literals(feeKeys),
  optionId: integer(0, greatest),
  basis: Schema.Literals(feeBases),
  /** Gross cents. */
  amount: integer(0, largestFee)
}
/** A fee; id 0 adds a fee. */
export const dealerFee = wire(fee)

const head = {
  id: Schema.Int,
  name: Schema.String,
  countryId,
  zipCode: Schema.String,
  city: Schema.String,
  state: Schema.Literals(dealerStates),
  isResting: Schema.Boolean,
  heldAt: Schema.NullOr(instant)
}
export const dealerListRow = wire({ ...head, branchCount: Schema.Int, areaCount: Schema.Int })

/** Dealer data that staff edit. */
export const deskDealer = wire({
  ...profile,
  id: Schema.Int,
  rowVersion: seenVersion,
  countryId,
  state: Schema.Literals(dealerStates),
  isResting: Schema.Boolean,
  heldAt: Schema.NullOr(instant),
  logoUrl: Schema.NullOr(Schema.String),
  stateReason: Schema.String,
  branches: Schema.Array(dealerBranch),
  areas: Schema.Array(dealerArea),
  fees: Schema.Array(dealerFee),
  findings: wire({
    overlaps: Schema.Array(
      wire({ areaIds: Schema.Array(Schema.Int), zipCode: Schema.String, codeCount: Schema.Int })
    ),
    gaps: Schema.Array(wire({ areaId: Schema.Int, prefix: Schema.String }))
  }),
  people: Schema.Array(
    wire({
      id: Schema.Int,
      email: Schema.String,
      firstName: Schema.String,
      lastName: Schema.String,
      isLocked: Schema.Boolean,
      access: Schema.Literals(accountAccesses),
      lastSignInAt: Schema.NullOr(instant)
    })
  )
})

const conflict = {
  code: Schema.Literals(["VersionConflict", "NotPossible"]),
  message: Schema.String,
  problems: Schema.Array(problem)
}

/** Another user saved first: the response contains the current row. */
export const DealerConflict = wire({ ...conflict, dealer: deskDealer }).pipe(HttpApiSchema.status(409))
export const BranchConflict = wire({ ...conflict, branch: dealerBranch }).pipe(HttpApiSchema.status(409))
export const AreaConflict = wire({ ...conflict, area: dealerArea }).pipe(HttpApiSchema.status(409))
export const FeeConflict = wire({ ...conflict, fee: dealerFee }).pipe(HttpApiSchema.status(409))
