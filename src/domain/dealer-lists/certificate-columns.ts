import {
  certificateIn,
  certificateKinds,
  certificateNames,
  certificateText,
  type HeldCertificate,
  inOrderOfKinds
} from "../dealer/held-certificate.ts"
import { typedLine } from "../typed-text.ts"
import type { Column } from "./column.ts"

/** Creates a column for the ENplus number, with the certificate's last day if it is known: "DE 001 bis 31.12.2027". */
export const enplusColumn = (head: string): Column<HeldCertificate | null> => ({
  head,
  hint: () => "write the number alone or with its last day such as DE 001 bis 31.12.2027, or nothing",
  read: (text) => certificateIn("enplus", text),
  write: (held) => (held === null ? null : certificateText(held))
})

/** The kinds of certificates other than ENplus, which already had its own column. */
const kinds = certificateKinds.filter((kind) => kind !== "enplus")

const readOne = (text: string): HeldCertificate | undefined => {
  const kind = kinds.find((each) => text.toLowerCase().startsWith(`${certificateNames[each]} `.toLowerCase()))
  return kind && (certificateIn(kind, text.slice(certificateNames[kind].length)) ?? undefined)
}

/** Creates a column for certificates of kinds other than ENplus: "DINplus 7A001 bis 31.12.2027, FSC FSC-C000001". */
export const certificatesColumn = (head: string): Column<ReadonlyArray<HeldCertificate>> => ({
  head,
  hint: () =>
    `write each as its kind with its number such as DINplus 7A001 bis 31.12.2027, with commas between them, or nothing; kinds are ${kinds.map((kind) => certificateNames[kind]).join(", ")}`,
  read: (text) => {
    const parts = typedLine(text)
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "")
    const read = parts.map(readOne).filter((each) => each !== undefined)
    const isOnceEach = new Set(read.map(({ kind }) => kind)).size === parts.length
    return isOnceEach ? inOrderOfKinds(read) : undefined
  },
  write: (held) => held.map((each) => `${certificateNames[each.kind]} ${certificateText(each)}`).join(", ")
})
