import type { Words } from "../words.ts"

export const bulkOrderWords: Words = {
  purpose: "Delivery points that are ordered together: from the rows of the form to the offers for one tour.",
  states: {
    sorting: "Checks what the page contains: a result, a failure, points in the URL, or nothing.",
    recalling: "Reads the points stored in this browser.",
    editing: "A place or an amount is still missing; no error is shown yet.",
    settling: "The user is typing; the calculation waits until typing has stopped.",
    deciding: "Checks whether all rows are filled in.",
    validating: "Checks whether the points can be ordered together.",
    blocked: "Nothing is calculated, and the form shows the reason.",
    "blocked.points": "The rules refuse a point, and its row shows the reason.",
    "blocked.refused": "The server has refused; its reasons are shown at the rows.",
    calculating: "The offers for one tour are requested.",
    calculated: "There is a result for these points.",
    "calculated.sorting": "Checks whether the result contains offers.",
    "calculated.offers": "Offers are shown.",
    "calculated.empty": "No dealer serves all these points on one tour.",
    failed: "No answer; the result is discarded and can be requested again."
  },
  events: {
    "point.add": "The user adds a delivery point.",
    "point.remove": "The user removes a delivery point.",
    "point.zip": "The postal code of a point is typed.",
    "point.amount": "The amount of a point is typed.",
    "calculation.start": "The button or Enter: calculates at once, without waiting for the end of typing.",
    "points.changed": "Another tab of this browser has changed the points.",
    "address.changed": "The browser moved to another URL of this page.",
    "calculation.retry": "The user tries again after a failure."
  }
}
