import type { Address } from "./address.ts"

/** Returns the buyer's name for lists: the company, then the person. */
export const buyerName = ({
  firstName,
  lastName,
  companyName
}: Pick<Address, "firstName" | "lastName" | "companyName">): string =>
  [companyName, `${firstName} ${lastName}`.trim()].filter((part) => part !== "").join(", ")
