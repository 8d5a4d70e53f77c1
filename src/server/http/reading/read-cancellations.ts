import { given, isBody, type Read, readEach, withMembers } from "./body.ts"

const small = (name: unknown): unknown =>
  typeof name === "string" ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** Reads a booking; drops the sender's mark for edited rows, because all rows in the request are saved. */
const readBooking: Read = (sent) =>
  isBody(sent)
    ? withMembers(sent, { IsDirty: undefined, BookedAs: small(given(sent, "BookedAs") ?? null) })
    : sent

export const readBookings: Read = (sent) =>
  isBody(sent) ? withMembers(sent, { Items: readEach(given(sent, "Items"), readBooking) }) : sent

export const readComment: Read = (sent) =>
  isBody(sent) ? withMembers(sent, { Kind: small(given(sent, "Kind")) }) : sent

export const readFeedback: Read = (sent) =>
  isBody(sent)
    ? withMembers(sent, { Reason: small(given(sent, "Reason")), Comment: given(sent, "Comment") ?? "" })
    : sent

/** Reads the request for a list; the default is its first page. */
export const readCancellationList: Read = (sent) =>
  isBody(sent) ? withMembers(sent, { Page: given(sent, "Page") ?? 1, Size: given(sent, "Size") ?? 50 }) : sent
