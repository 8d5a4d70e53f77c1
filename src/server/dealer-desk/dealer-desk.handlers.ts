import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { changeDealerState } from "./change-dealer-state.ts"
import { showDealer } from "./desk-dealer.ts"
import { listDealers } from "./list-dealers.ts"
import { removeArea, saveArea } from "./save-area.ts"
import { removeBranch, saveBranch } from "./save-branch.ts"
import { removeFee, saveFee } from "./save-fee.ts"
import { createDealer, saveProfile } from "./save-profile.ts"

interface Removal {
  readonly params: { readonly rowId: number }
  readonly payload: { readonly rowVersion: number }
}

const seenRow = ({ params, payload }: Removal) => ({ id: params.rowId, rowVersion: payload.rowVersion })

/** The API endpoints for staff who edit dealers (rule dealer.record). */
export const dealerDeskHandlers = HttpApiBuilder.group(ShopApi, "dealerDesk", (handlers) =>
  handlers.handleAll({
    list: ({ query }) => orUnavailable(listDealers(query)),
    create: ({ payload }) => orUnavailable(createDealer(payload)),
    show: ({ params }) => orUnavailable(showDealer(params.dealerId)),
    saveProfile: ({ params, payload }) => orUnavailable(saveProfile(params.dealerId, payload)),
    changeState: ({ params, payload }) => orUnavailable(changeDealerState(params.dealerId, payload)),
    saveBranch: ({ params, payload }) => orUnavailable(saveBranch(params.dealerId, payload)),
    removeBranch: (asked) => orUnavailable(removeBranch(asked.params.dealerId, seenRow(asked))),
    saveArea: ({ params, payload }) => orUnavailable(saveArea(params.dealerId, payload)),
    removeArea: (asked) => orUnavailable(removeArea(asked.params.dealerId, seenRow(asked))),
    saveFee: ({ params, payload }) => orUnavailable(saveFee(params.dealerId, payload)),
    removeFee: (asked) => orUnavailable(removeFee(asked.params.dealerId, seenRow(asked)))
  })
)
