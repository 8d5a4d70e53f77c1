/** Claims of a customer's access token. */
export const claims = {
  accountId: 1,
  familyId: "family",
  roles: ["Role_Customer"],
  dealerId: undefined,
  actorId: undefined,
  securityVersion: 1,
  place: 0
} as const
