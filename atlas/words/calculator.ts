import type { Words } from "./words.ts"

export const calculatorWords: Words = {
  purpose:
    "The full calculator of the offer list: wishes, their result, and never an old result under new wishes.",
  states: {
    sorting: "Looks whether the page was rendered with a result.",
    initializing:
      "Gathers what is stored and what can be chosen, at the same time; what is wished meanwhile is not lost.",
    "initializing.stored": "The wishes that this browser keeps.",
    "initializing.stored.recalling": "Asks the storage for them.",
    "initializing.stored.known": "They are known, or there are none.",
    "initializing.data": "What can be chosen for this product.",
    "initializing.data.sorting": "Looks whether the page brought it along.",
    "initializing.data.fetching": "Asks the server for it.",
    "initializing.data.known": "It is known.",
    unavailable: "What can be chosen is not known; it can be asked for again.",
    ready: "It is known what can be chosen, and every change leaves the old result behind.",
    "ready.idle": "Nothing was asked yet, so nothing is wrong yet.",
    "ready.settling": "Somebody is typing; the wait for the end of typing runs.",
    "ready.judging": "Looks whether the wishes can be calculated.",
    "ready.blocked": "Nothing is calculated; the state below is the first reason.",
    "ready.blocked.zipRequired": "The postal code is missing.",
    "ready.blocked.zipInvalid": "The postal code is none of this country.",
    "ready.blocked.zipInvalid.looking": "Looks whether another country serves it.",
    "ready.blocked.zipInvalid.hinted": "Another country does, and the form says so.",
    "ready.blocked.zipInvalid.unhinted": "No other country does.",
    "ready.blocked.amountRequired": "The amount is missing.",
    "ready.blocked.amountMin": "The amount is too small.",
    "ready.blocked.amountMax": "The amount is too large.",
    "ready.blocked.refused": "The server found something wrong.",
    "ready.calculating": "The server calculates the offers.",
    "ready.calculated": "There is a result, and it is of these wishes.",
    "ready.calculated.sorting": "Looks what kind of result it is.",
    "ready.calculated.offers": "Offers as asked for are shown.",
    "ready.calculated.defaultOffers": "Offers under other conditions than those asked for are shown.",
    "ready.calculated.empty": "There are no offers, and the page says why.",
    "ready.calculated.empty.explaining": "Asks whether the place is served at all.",
    "ready.calculated.empty.noOffers": "The place is served, but not with these wishes.",
    "ready.calculated.empty.unserved": "Nobody delivers to the place.",
    "ready.calculated.empty.unserved.looking": "Looks whether another country serves the postal code.",
    "ready.calculated.empty.unserved.hinted": "Another country does, and the page says so.",
    "ready.calculated.empty.unserved.unhinted": "No other country does.",
    "ready.calculated.empty.unexplained": "Nobody could say why there are none.",
    "ready.failed": "Nobody answered; the result is gone and can be asked for again."
  },
  events: {
    "zip.change": "The postal code is typed.",
    "amount.change": "The amount is typed.",
    "calculation.retry": "Somebody asks once more after a failure.",
    "choice.make": "An option is clicked, which calculates at once.",
    "configuration.reset": "All options go back to what they were.",
    "calculation.start": "The button or Enter: calculate now.",
    "address.changed": "The browser went to another address of this page.",
    "configuration.changed": "Postal code and amount were set elsewhere.",
    "offer.select": "An offer of the list is selected.",
    "offer.order": "Somebody wants to order an offer."
  }
}
