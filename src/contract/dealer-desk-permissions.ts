import type { Permission } from "../domain/rights/permissions.ts"

/**
 * Permissions of the dealer staff's calls: dealers, their logos and the shop's option rules (rule safety.policy-table).
 */
export const dealerDeskPermissions: Readonly<Record<string, Permission>> = {
  "dealerDesk.list": "dealers.edit",
  "dealerDesk.create": "dealers.edit",
  "dealerDesk.show": "dealers.edit",
  "dealerDesk.saveProfile": "dealers.edit",
  "dealerDesk.changeState": "dealers.edit",
  "dealerDesk.saveBranch": "dealers.edit",
  "dealerDesk.removeBranch": "dealers.edit",
  "dealerDesk.saveArea": "dealers.edit",
  "dealerDesk.removeArea": "dealers.edit",
  "dealerDesk.saveFee": "dealers.edit",
  "dealerDesk.removeFee": "dealers.edit",
  "dealerLogo.save": "dealers.edit",
  "dealerLogo.remove": "dealers.edit",
  "optionRules.list": "dealers.edit",
  "optionRules.show": "dealers.edit",
  "optionRules.save": "dealers.edit",
  "optionRules.preview": "dealers.edit",
  "optionRules.publish": "dealers.edit",
  "optionRules.restore": "dealers.edit",
  "optionRules.discard": "dealers.edit"
}
