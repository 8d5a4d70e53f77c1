import type { Words } from "../words.ts"

export const bulkOrderWords: Words = {
  purpose: "Delivery points that are ordered together: from the rows of the form to the offers of one tour.",
  states: {
    sorting: "Looks at what the page brought along: an answer, a failure, points in the address, or nothing.",
    recalling: "Asks this browser for the points that it has kept.",
    editing: "A place or an amount is still to be filled in; nothing is wrong yet.",
    settling: "The user is typing; the wait for the end of typing runs.",
    weighing: "Looks whether all rows are filled in.",
    judging: "Looks whether the points may be ordered so.",
    blocked: "Nothing is calculated, and the form says why.",
    "blocked.points": "The rules say no to a point, and the row says why.",
    "blocked.refused": "The server has said no; its reasons stand at the rows.",
    calculating: "The server is asked for the offers of one tour.",
    calculated: "There is a result, and it is of these points.",
    "calculated.sorting": "Looks whether the result has offers.",
    "calculated.offers": "Offers are shown.",
    "calculated.empty": "No dealer goes to all these points on one tour.",
    failed: "No answer; the result is gone and can be asked for again."
  },
  events: {
    "point.add": "The user wants one more delivery point.",
    "point.remove": "The user wants a delivery point removed.",
    "point.zip": "The postal code of a point is typed.",
    "point.amount": "The amount of a point is typed.",
    "calculation.start": "The button or Enter: calculate now, without the end of typing.",
    "points.changed": "Another tab of this browser has other points.",
    "address.changed": "The browser went to another address of this page.",
    "calculation.retry": "The user asks once more after a failure."
  }
}
