export const command = 'order.create';
