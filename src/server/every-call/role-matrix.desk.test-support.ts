/** Open to everyone and safe: not even a session is needed. */
const open = "+ + everyone + +"
/** Open to everyone, but a browser needs the session whose token protects against cross-site requests. */
const openToBrowsers = "o + everyone + +"

/**
 * The rows of the permission table for the operations of the desk, in the format of role-matrix.table.test-support.ts.
 */
export const deskTable: Readonly<Record<string, string>> = {
  // cms.edit, cms.publish: Marketing may edit only landing pages, which the call itself checks
  "contentDesk.pages": "? ? Editor Marketing Admin - ?",
  "contentDesk.show": "? ? Editor Marketing Admin - ?",
  "contentDesk.check": "? ? Editor Marketing Admin - ?",
  "contentDesk.linking": "? ? Editor Marketing Admin - ?",
  "contentDesk.version": "? ? Editor Marketing Admin - ?",
  "contentDesk.differences": "? ? Editor Marketing Admin - ?",
  "contentDesk.preview": "? ? Editor Marketing Admin - ?",
  "contentDesk.create": "o ? Editor Marketing Admin - ?",
  "contentDesk.save": "o ? Editor Marketing Admin - ?",
  "contentDesk.move": "o ? Editor Marketing Admin - ?",
  "contentDesk.remove": "o ? Editor Marketing Admin - ?",
  "contentDesk.attend": "o ? Editor Marketing Admin - ?",
  "contentDesk.askReview": "o ? Editor Marketing Admin - ?",
  "contentDesk.recall": "o ? Editor Marketing Admin - ?",
  "contentDesk.restore": "o ? Editor Marketing Admin - ?",
  "contentDesk.discard": "o ? Editor Marketing Admin - ?",
  "contentDesk.publish": "o ? Editor Marketing Admin - ?",
  "contentDesk.unschedule": "o ? Editor Marketing Admin - ?",
  "contentDesk.end": "o ? Editor Marketing Admin - ?",
  // cms.review
  "contentDesk.approve": "o ? Editor Admin - ?",
  "contentDesk.sendBack": "o ? Editor Admin - ?",
  "dealers.list": open,
  "dealers.show": open,
  "dealers.states": open,
  "dealers.place": open,
  "dealers.all": open,
  "market.factors": open,
  "openData.list": open,
  "openData.country": open,
  "openData.countryLatest": open,
  "openData.state": open,
  "openData.stateLatest": open,
  "openData.zip": open,
  "openData.zipLatest": open,
  "priceHistory.history": open,
  "priceHistory.historyLocal": open,
  "priceHistory.rangeLocal": open,
  "priceHistory.faq": open,
  "prices.best": open,
  "site.common": open,
  "site.countryStates": open,
  "site.trustedShops": open,
  "site.enwego": open,
  "site.localRedirect": open,
  "site.checkStatePage": open,
  "site.checkCountyPage": open,
  "site.checkCityPage": open,
  // without a session
  "session.renew": open,
  "errorTrace.report": open,
  // authenticated only by the provider's signature
  "payments.event": open,
  // order.place: guests with the browser's session, customers, and customer service on behalf of a customer
  "orderProcess.start": "o + Customer Admin + +",
  "orderProcess.draft": "+ + Customer Admin + +",
  "orderProcess.saveAddress": "o + Customer Admin + +",
  "orderProcess.saveStations": "o + Customer Admin + +",
  "orderProcess.savePayment": "o + Customer Admin + +",
  // staff can neither see nor enter data of bank accounts (rule account.no-bank-data)
  "orderProcess.mandate": "+ + Customer Admin - +",
  "orderProcess.installmentOptions": "+ + Customer Admin - +",
  "orderProcess.installmentOptionList": "+ + Customer Admin - +",
  "orderProcess.finalCheck": "o + Customer Admin + +",
  "orderProcess.place": "o + Customer Admin + +",
  // order.own.read: by the order's own token
  "orderProcess.order": open,
  // the seller's side of an order: dealers for their own rows only, dealer support for all rows
  "orderLife.state": "? ? AdvertisingPartner DealerSupport Admin - ?",
  "orderLife.confirm": "o ? AdvertisingPartner DealerSupport Admin - ?",
  "orderLife.refuse": "o ? AdvertisingPartner DealerSupport Admin - ?",
  "orderLife.schedule": "o ? AdvertisingPartner DealerSupport Admin - ?",
  "orderLife.deliver": "o ? AdvertisingPartner DealerSupport Admin - ?",
  "orderLife.invoice": "o ? AdvertisingPartner Financial Admin - ?",
  "orderLife.settle": "o ? AdvertisingPartner Financial Admin - ?",
  "orderLife.debitReturned": "o ? AdvertisingPartner Financial Admin - ?",
  "orderLife.announceDebit": "o ? AdvertisingPartner Financial Admin - ?",
  "orderLife.cancelSale": "o ? AdvertisingPartner DealerSupport Admin - ?",
  "orderLife.bill": open,
  "orderLife.calendarFile": open,
  "dealerOrders.billing": "? ? AdvertisingPartner Financial Admin - ?",
  "dealerOrders.day": "? ? AdvertisingPartner Admin - ?",
  "dealerOrders.open": "o ? AdvertisingPartner DealerSupport Admin - ?",
  "dealerOrders.waiting": "? ? AdvertisingPartner DealerSupport Admin - ?",
  // orders.any.read, access to a dealer's own order, orders.mail and orders.end
  "staffOrders.search": "? ? DealerSupport CustomerSupport Financial Admin - ?",
  "dealerNames.find": "? ? DealerSupport CustomerSupport Financial Admin - ?",
  "deskSearch.find": "o ? AdvertisingPartner DealerSupport CustomerSupport Financial Admin - ?",
  "staffOrders.show": "? ? AdvertisingPartner DealerSupport CustomerSupport Financial Admin - ?",
  "staffOrders.addNote": "o ? DealerSupport CustomerSupport Financial Admin - ?",
  "staffOrders.mailAgain": "o ? DealerSupport CustomerSupport Admin - ?",
  "staffOrders.cancel": "o ? DealerSupport CustomerSupport Admin - ?",
  "staffOrders.withdraw": "o ? DealerSupport CustomerSupport Admin - ?",
  // storno.* by decision 026: dealers for their own rows only, staff for all rows
  "cancellations.list": "o ? AdvertisingPartner DealerSupport CustomerSupport Financial Admin - ?",
  "cancellations.save": "o ? AdvertisingPartner DealerSupport Financial Admin - ?",
  "cancellations.comment": "o ? AdvertisingPartner DealerSupport CustomerSupport Admin - ?",
  "cancellations.feedback": "o ? AdvertisingPartner DealerSupport Admin - ?",
  // order.own.withdraw: with the order's own token or account, or, through the form, without any sign-in (rule
  // law.withdrawal-form)
  "orderLife.cancel": openToBrowsers,
  "orderLife.withdraw": openToBrowsers,
  "orderLife.revokeMandate": openToBrowsers,
  "orderLife.declareWithdrawal": openToBrowsers,
  // customers.read / edit: Financial can only read
  "support.customers": "? ? CustomerSupport Financial Admin - ?",
  "support.customer": "? ? CustomerSupport Financial Admin - ?",
  "support.legalTexts": "? ? CustomerSupport Financial Admin - ?",
  "alarms.listOf": "? ? CustomerSupport Financial Admin - ?",
  "support.saveCustomer": "o ? CustomerSupport Admin - ?",
  "customer.addressesOf": "? ? CustomerSupport Financial Admin - ?",
  "customer.saveAddressOf": "o ? CustomerSupport Admin - ?",
  "customer.removeAddressOf": "o ? CustomerSupport Admin - ?",
  "support.actFor": "o ? CustomerSupport Admin - ?",
  // users.list / users.roles.edit
  "support.users": "? ? CustomerSupport Admin - ?",
  "support.user": "? ? CustomerSupport Admin - ?",
  "invitations.invite": "o ? Admin - ?",
  "invitations.inviteToDealer": "o ? DealerSupport Admin - ?",
  "support.setRoles": "o ? Admin - ?",
  "support.lock": "o ? Admin - ?",
  "support.unlock": "o ? Admin - ?",
  "support.resetSecondFactor": "o ? Admin - ?",
  // all other calls: Admin only
  "support.auditLog": "? ? Admin - ?",
  "support.outbox": "? ? Admin - ?",
  "support.keptMail": "? ? Admin - ?",
  "support.resendMail": "o ? Admin - ?",
  // supportinfo.show
  "support.info": "? ? DealerSupport CustomerSupport Editor Financial Marketing AdManager Admin - ?",
  // recovery codes of the caller's own second factor, which only staff have
  "account.makeRecoveryCodes":
    "o ? DealerSupport CustomerSupport Editor Financial Marketing AdManager Admin - ?",
  "support.saveInfo": "o ? DealerSupport CustomerSupport Editor Financial Marketing AdManager Admin - ?",
  // tasks.list; another table defines which kinds of tasks each role may see
  "deskTasks.list": "? ? DealerSupport CustomerSupport Editor Financial Admin - ?",
  "deskTasks.waiting": "? ? DealerSupport CustomerSupport Editor Financial Admin - ?",
  "deskTasks.colleagues": "? ? DealerSupport CustomerSupport Editor Financial Admin - ?",
  "deskTasks.take": "o ? DealerSupport CustomerSupport Editor Financial Admin - ?",
  "deskTasks.giveBack": "o ? DealerSupport CustomerSupport Editor Financial Admin - ?",
  "deskTasks.handOver": "o ? DealerSupport CustomerSupport Editor Financial Admin - ?",
  "deskTasks.postpone": "o ? DealerSupport CustomerSupport Editor Financial Admin - ?",
  "deskTasks.recall": "o ? DealerSupport CustomerSupport Editor Financial Admin - ?",
  "deskTasks.close": "o ? DealerSupport CustomerSupport Editor Financial Admin - ?",
  // statistics.period: dealers for their own rows only
  "periodStatistic.getStatistic":
    "o ? AdvertisingPartner DealerSupport Financial Marketing AdManager Admin - ?",
  "periodStatistic.getCampaigns":
    "o ? AdvertisingPartner DealerSupport Financial Marketing AdManager Admin - ?",
  "periodStatistic.getProducts":
    "? ? AdvertisingPartner DealerSupport Financial Marketing AdManager Admin - ?",
  "periodStatistic.statisticFile":
    "? ? AdvertisingPartner DealerSupport Financial Marketing AdManager Admin - ?",
  // orders.export, sales.list
  "ordersExport.count": "o ? Financial Admin - ?",
  "ordersExport.ordersFile": "? ? Financial Admin - ?",
  // charts.export; the data of charts are public
  "charts.svgFile": "? ? Press Editor Marketing Admin - ?",
  "charts.pngFile": "? ? Press Editor Marketing Admin - ?",
  "salesList.getSales": "o ? Financial Admin - ?",
  "salesList.salesFile": "? ? Financial Admin - ?",
  // figures.read
  "shopFigures.getFigures": "o ? Marketing Admin - ?",
  "shopFigures.figuresFile": "? ? Marketing Admin - ?"
}
