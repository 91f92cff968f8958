// Runs in the view: texts whose contrast with what is behind them is below AA (4.5, large bold texts 3).
(() => {
  const parse = (text) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const over = ([r, g, b, a], [x, y, z]) =>
    [
      [r, x],
      [g, y],
      [b, z],
    ].map(([front, back]) => (front * a + back * (255 - a)) / 255);
  const luminance = (rgb) => {
    const [r, g, b] = rgb.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element) => {
    if (!element) return [255, 255, 255];
    return over(parse(getComputedStyle(element).backgroundColor), behind(element.parentElement));
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const poor = [];
  let checked = 0;
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.data.trim();
    if (text === "" || element.closest("script") || element.closest("button:disabled")) continue;
    if (element.getClientRects().length === 0) continue;
    const style = getComputedStyle(element);
    const front = element instanceof SVGElement ? style.fill : style.color;
    const back = behind(element);
    const [high, low] = [luminance(over(parse(front), back)), luminance(back)].sort((a, b) => b - a);
    const ratio = (high + 0.05) / (low + 0.05);
    checked += 1;
    if (ratio < 4.5) poor.push(`${text}: ${ratio.toFixed(2)}`);
  }
  return { checked, poor };
})();
