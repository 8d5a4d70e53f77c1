import type { Address } from "./address.ts"

/** The buyer, as lists show them: the company, then the person. */
export const buyerName = ({
  firstName,
  lastName,
  companyName
}: Pick<Address, "firstName" | "lastName" | "companyName">): string =>
  [companyName, `${firstName} ${lastName}`.trim()].filter((part) => part !== "").join(", ")
