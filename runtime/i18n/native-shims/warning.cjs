module.exports = () => undefined;
