/** The part of PayPal's script that a page with buttons uses: `paypal.Buttons(options).render(place)`. */
export function payPalScript(url: string): string {
  return `(() => {
  const origin = ${JSON.stringify(url)};
  function start(options) {
    const popup = open('about:blank', 'paypal', 'popup,width=480,height=640');
    const done = (name, data) => { removeEventListener('message', listen); clearInterval(watch); options[name]?.(data, {}); };
    const make = options.createSubscription ?? options.createOrder;
    let id = null;
    const listen = (event) => {
      if (event.origin !== origin || !event.data || event.data.id !== id) return;
      const data = options.createSubscription ? { subscriptionID: id, orderID: null } : { orderID: id };
      done(event.data.sandboxPayPal === 'approved' ? 'onApprove' : 'onCancel', data);
    };
    const watch = setInterval(() => { if (popup?.closed) setTimeout(() => { if (id) done('onCancel', { orderID: id }); id = null; }, 300), clearInterval(watch); }, 400);
    addEventListener('message', listen);
    Promise.resolve(make({}, {})).then((made) => { id = made; popup.location = origin + '/checkoutnow?popup=1&token=' + encodeURIComponent(made); })
      .catch((error) => { popup?.close(); done('onError', error); });
  }
  window.paypal = { Buttons: (options) => ({
    isEligible: () => true,
    render(place) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'PayPal';
      button.style.cssText = 'font:700 1.1rem/1 system-ui;padding:1rem;border:0;border-radius:4px;background:#ffc439;color:#0b2a63;inline-size:100%;cursor:pointer';
      button.addEventListener('click', () => start(options));
      (typeof place === 'string' ? document.querySelector(place) : place).append(button);
      return Promise.resolve();
    },
  }) };
})();`;
}
