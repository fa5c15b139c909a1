### Words of the card of a term.

card_shownIn = 出てくるレッスン：
card_inGlossary = 用語集で見る
card_aliases = 別名：
