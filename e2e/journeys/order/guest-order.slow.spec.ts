import { austria, germany, switzerland } from "../../markets.ts"
import { guestOrder } from "./guest-order.parts.ts"

guestOrder(germany, 1280)
guestOrder(austria, 390)
guestOrder(switzerland, 1280)
