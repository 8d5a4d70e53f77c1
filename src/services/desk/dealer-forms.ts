import { areaFields, areaFieldsOf, areaIn, areaProblems } from "../../domain/dealer-desk/area-rules.ts"
import {
  branchFields,
  branchFieldsOf,
  branchIn,
  branchProblems
} from "../../domain/dealer-desk/branch-rules.ts"
import type { DeskArea, DeskBranch, DeskDealer, DeskFee } from "../../domain/dealer-desk/desk-dealer.ts"
import { feeFields, feeFieldsOf, feeIn, feeProblems } from "../../domain/dealer-desk/fee-rules.ts"
import { profileFields } from "../../domain/dealer-desk/profile-fields.ts"
import { profileFieldsOf, profileIn, profileProblems } from "../../domain/dealer-desk/profile-rules.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import {
  dealerDeskRemoveArea,
  dealerDeskRemoveBranch,
  dealerDeskRemoveFee,
  dealerDeskSaveArea,
  dealerDeskSaveBranch,
  dealerDeskSaveFee,
  dealerDeskSaveProfile
} from "../client/dealer-routes.gen.ts"
import type { Client } from "../client/client.ts"
import { recordForm } from "./record-form.ts"

/** Creates the form for the name, contact and payment data of a dealer. */
export const profileForm = (countryId: CountryId) =>
  recordForm({
    names: profileFields,
    recordOf: (dealer: DeskDealer) => ({ rowVersion: dealer.rowVersion, fields: profileFieldsOf(dealer) }),
    rules: profileProblems(countryId),
    save: (client, { id }, { rowVersion, fields }, signal) => {
      const payload = { rowVersion, ...profileIn(fields) }
      return client.call(dealerDeskSaveProfile, { params: { dealerId: id }, payload }, { signal })
    },
    theirs: (failure) => ("dealer" in failure ? failure.dealer : undefined)
  })

/** The dealer to whom the edited rows belong. */
export interface OfDealer {
  readonly dealerId: number
  readonly countryId: CountryId
}

const seenOf = ({ id, rowVersion }: DeskBranch | DeskArea | DeskFee, dealerId: number) => ({
  params: { dealerId, rowId: id },
  payload: { rowVersion }
})

export const branchForm = ({ dealerId, countryId }: OfDealer) =>
  recordForm({
    names: branchFields,
    recordOf: (branch: DeskBranch) => ({ rowVersion: branch.rowVersion, fields: branchFieldsOf(branch) }),
    rules: branchProblems(countryId),
    save: (client, { id }, { rowVersion, fields }, signal) => {
      const payload = { id, rowVersion, ...branchIn(fields) }
      return client.call(dealerDeskSaveBranch, { params: { dealerId }, payload }, { signal })
    },
    theirs: (failure) => ("branch" in failure ? failure.branch : undefined)
  })

export const removeBranchOf = (dealerId: number) => (client: Client, branch: DeskBranch) =>
  client.call(dealerDeskRemoveBranch, seenOf(branch, dealerId))

export const areaForm = ({ dealerId, countryId }: OfDealer) =>
  recordForm({
    names: areaFields,
    recordOf: (area: DeskArea) => ({ rowVersion: area.rowVersion, fields: areaFieldsOf(area, countryId) }),
    rules: areaProblems(countryId),
    save: (client, { id }, { rowVersion, fields }, signal) => {
      const payload = { id, rowVersion, ...areaIn(fields) }
      return client.call(dealerDeskSaveArea, { params: { dealerId }, payload }, { signal })
    },
    theirs: (failure) => ("area" in failure ? failure.area : undefined)
  })

export const removeAreaOf = (dealerId: number) => (client: Client, area: DeskArea) =>
  client.call(dealerDeskRemoveArea, seenOf(area, dealerId))

export const feeForm = ({ dealerId, countryId }: OfDealer, groupId: ProductGroupId) =>
  recordForm({
    names: feeFields,
    recordOf: (fee: DeskFee) => ({ rowVersion: fee.rowVersion, fields: feeFieldsOf(fee, countryId) }),
    rules: feeProblems(groupId),
    save: (client, { id }, { rowVersion, fields }, signal) => {
      const payload = { id, rowVersion, productGroupId: groupId, ...feeIn(groupId, fields) }
      return client.call(dealerDeskSaveFee, { params: { dealerId }, payload }, { signal })
    },
    theirs: (failure) => ("fee" in failure ? failure.fee : undefined)
  })

export const removeFeeOf = (dealerId: number) => (client: Client, fee: DeskFee) =>
  client.call(dealerDeskRemoveFee, seenOf(fee, dealerId))
