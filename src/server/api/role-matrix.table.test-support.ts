/** The 14 identities of decision 015, in the order of the table's signs. */
export const columns = [
  "anonymous",
  "guest",
  "Role_Customer",
  "Role_Press",
  "Role_AdvertisingPartner",
  "Role_Interaid_DealerSupport",
  "Role_Interaid_CustomerSupport",
  "Role_Interaid_Editor",
  "Role_Interaid_Financial",
  "Role_Interaid_Marketing",
  "Role_Interaid_AdManager",
  "Role_Interaid_Admin",
  "impersonated",
  "expired"
] as const

/** Everyone's, and safe: not even a session is needed. */
const open = "+ + ++++++++++ + +"
/** Everyone's, but a browser needs the session whose token keeps other sites out. */
const openToBrowsers = "o + ++++++++++ + +"

/**
 * Who may do what, written by hand from rule desk.permissions and never from the policy that it checks. By operation:
 * anonymous, guest, then Customer Press AdvPartner DealerSupp CustSupp Editor Financial Marketing AdManager Admin,
 * impersonated (staff as a customer), expired. `+` may, `-` forbidden, `?` sign in first, `o` begin a session first.
 */
export const table: Readonly<Record<string, string>> = {
  // signing in and out has to be open to whoever is not, and says itself what it refuses
  "account.signIn": openToBrowsers,
  "account.signOut": openToBrowsers,
  "account.refresh": openToBrowsers,
  "account.signInByCookie": openToBrowsers,
  "account.session": open,
  // whoever has no account yet, or proves a mailbox
  "registration.checkEmail": openToBrowsers,
  "registration.register": openToBrowsers,
  "registration.confirm": openToBrowsers,
  "registration.forgotPassword": openToBrowsers,
  "registration.setPassword": openToBrowsers,
  "registration.confirmEmailChange": openToBrowsers,
  "registration.mailToken": open,
  "registration.saveCache": openToBrowsers,
  "registration.cache": open,
  // account.self; the e-mail address is nobody's to change in another's name (decision 015)
  "registration.emailChange": "? ? ++++++++++ + ?",
  "registration.requestEmailChange": "o ? ++++++++++ - ?",
  "registration.changePassword": "o ? ++++++++++ - ?",
  // account.self, and every row is the account's own
  "customer.baseData": "? ? ++++++++++ + ?",
  "customer.saveBaseData": "o ? ++++++++++ + ?",
  "customer.addresses": "? ? ++++++++++ + ?",
  "customer.saveAddresses": "o ? ++++++++++ + ?",
  // a guest's are those that this browser typed for an order; whoever has typed none is asked to sign in
  "customer.orderAddresses": open,
  // order.own.read and rate
  "customer.home": "? ? +--------+ + ?",
  "customer.orders": "? ? +--------+ + ?",
  "rating.begin": "o ? +--------+ + ?",
  // by the token of a mail or of the page that the owner opened
  "rating.show": open,
  "rating.rate": openToBrowsers,
  // alarms.self; without an account by the mailbox
  "alarms.list": "? ? ++++++++++ + ?",
  "alarms.save": "o ? ++++++++++ + ?",
  "alarms.subscribe": openToBrowsers,
  "alarms.show": open,
  "alarms.follow": openToBrowsers,
  // all data at once are nobody's to take or to delete in another's name (decision 015)
  "ownData.extract": "? ? ++++++++++ - ?",
  "ownData.delete": "o ? ++++++++++ - ?",
  // offers.search, content.read
  "bulkOrder.calculate": openToBrowsers,
  "kalkulation.init": open,
  "kalkulation.calculate": openToBrowsers,
  "kalkulation.calculateForOrder": openToBrowsers,
  "kalkulation.calculateDefault": openToBrowsers,
  "kalkulation.upselling": openToBrowsers,
  "kalkulation.bestPrice": open,
  "locations.checkZip": openToBrowsers,
  "locations.checkZips": openToBrowsers,
  "locations.placesOfZip": open,
  "prices.best": open,
  "site.common": open,
  "site.countryStates": open,
  "site.trustedShops": open,
  "site.enwego": open,
  "site.checkStatePage": open,
  "site.checkCountyPage": open,
  "site.checkCityPage": open,
  // without a session of anybody
  "session.renew": open,
  "errorTrace.report": open,
  // believed for the provider's signature alone
  "payments.event": open,
  // order.place: a guest by the browser's session, customers, and customer service in a customer's name
  "orderProcess.start": "o + +--------+ + +",
  "orderProcess.draft": "+ + +--------+ + +",
  "orderProcess.saveAddress": "o + +--------+ + +",
  "orderProcess.saveStations": "o + +--------+ + +",
  "orderProcess.savePayment": "o + +--------+ + +",
  // what leads to a bank account is nobody's to see or to give in another's name (rule account.no-bank-data)
  "orderProcess.mandate": "+ + +--------+ - +",
  "orderProcess.installmentOptions": "+ + +--------+ - +",
  "orderProcess.installmentOptionList": "+ + +--------+ - +",
  "orderProcess.finalCheck": "o + +--------+ + +",
  "orderProcess.place": "o + +--------+ + +",
  // order.own.read: by the order's own token
  "orderProcess.order": open,
  // the seller's side of an order: a dealer's own rows, staff for dealers all of them
  "orderLife.state": "? ? --++-----+ - ?",
  "orderLife.confirm": "o ? --++-----+ - ?",
  "orderLife.refuse": "o ? --++-----+ - ?",
  "orderLife.schedule": "o ? --++-----+ - ?",
  "orderLife.deliver": "o ? --++-----+ - ?",
  "orderLife.invoice": "o ? --+---+--+ - ?",
  "orderLife.settle": "o ? --+---+--+ - ?",
  "orderLife.debitReturned": "o ? --+---+--+ - ?",
  "orderLife.announceDebit": "o ? --+---+--+ - ?",
  "orderLife.cancelSale": "o ? --++-----+ - ?",
  "orderLife.bill": open,
  "dealerOrders.billing": "? ? --+---+--+ - ?",
  "dealerOrders.open": "o ? --++-----+ - ?",
  // orders.any.read, a dealer's own order, orders.mail and orders.end
  "staffOrders.search": "? ? ---++-+--+ - ?",
  "staffOrders.show": "? ? --+++-+--+ - ?",
  "staffOrders.addNote": "o ? ---++-+--+ - ?",
  "staffOrders.mailAgain": "o ? ---++----+ - ?",
  "staffOrders.cancel": "o ? ---++----+ - ?",
  "staffOrders.withdraw": "o ? ---++----+ - ?",
  // storno.* by decision 026: a dealer's own rows, staff all of them
  "cancellations.list": "o ? --+++-+--+ - ?",
  "cancellations.save": "o ? --++--+--+ - ?",
  "cancellations.comment": "o ? --+++----+ - ?",
  "cancellations.feedback": "o ? --++-----+ - ?",
  // order.own.withdraw: by the order's own token or account, and without any sign-in by the form (rule law.withdrawal-form)
  "orderLife.cancel": openToBrowsers,
  "orderLife.withdraw": openToBrowsers,
  "orderLife.revokeMandate": openToBrowsers,
  "orderLife.declareWithdrawal": openToBrowsers,
  // customers.read / edit: Financial reads
  "support.customers": "? ? ----+-+--+ - ?",
  "support.customer": "? ? ----+-+--+ - ?",
  "support.saveCustomer": "o ? ----+----+ - ?",
  "support.actFor": "o ? ----+----+ - ?",
  // users.list / users.roles.edit
  "support.users": "? ? ----+----+ - ?",
  "support.user": "? ? ----+----+ - ?",
  "support.setRoles": "o ? ---------+ - ?",
  "support.lock": "o ? ---------+ - ?",
  "support.unlock": "o ? ---------+ - ?",
  "support.resetSecondFactor": "o ? ---------+ - ?",
  // everything else: Admin
  "support.auditLog": "? ? ---------+ - ?",
  "support.outbox": "? ? ---------+ - ?",
  "support.keptMail": "? ? ---------+ - ?",
  "support.resendMail": "o ? ---------+ - ?",
  // supportinfo.show
  "support.info": "? ? ---+++++++ - ?",
  "support.saveInfo": "o ? ---+++++++ - ?",
  // statistics.period: a dealer's own rows
  "periodStatistic.getStatistic": "o ? --++--++++ - ?",
  "periodStatistic.getProducts": "? ? --++--++++ - ?",
  "periodStatistic.statisticFile": "? ? --++--++++ - ?",
  // orders.export, sales.list
  "ordersExport.count": "o ? ------+--+ - ?",
  "ordersExport.dealers": "? ? ------+--+ - ?",
  "ordersExport.ordersFile": "? ? ------+--+ - ?",
  "salesList.getSales": "o ? ------+--+ - ?",
  "salesList.salesFile": "? ? ------+--+ - ?"
}
