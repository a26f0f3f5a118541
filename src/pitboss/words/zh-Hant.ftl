### Pitboss 繁體中文。

# The language itself.
language-name = 繁體中文

# How amounts, moments and lists are written.
amount = ${ $figure }
amount-negative = −${ $figure }
moment = { $date } { $time }
list-more = { $list }、{ $next }
any-of = { $list }或{ $next }
all-of = { $list }與{ $next }

## Refusals with one sentence each
refusal-administrators-only = 此事須由系統管理員辦理。
refusal-already-found = 此付款錯誤已在登記冊中。
refusal-backup-damaged = 備份已損壞或不完整：請使用另一份備份。
refusal-bad-deal = 發牌須有名稱和承諾值（64 位 0 至 9 和 a 至 f）。
refusal-bad-epoch = 恢復編號須為 16 位十六進制數字，且未曾用過。
refusal-bad-id = 編號與提交者須為 1 至 64 個字母、數字或 - . _ : / 。
refusal-bad-note = 備註須為一行文字，或留空。
refusal-bad-password = 密碼須為 10 至 128 個字元，且不得與舊密碼相同。
refusal-bad-path = 網址不正確。
refusal-ball-already-spun = 本局的滾珠已經轉動。
refusal-ball-at-rest = 滾珠已停定：投注不得更改。
refusal-ball-not-at-rest = 滾珠尚未停定。
refusal-burn-due = 開局前須先燒牌。
refusal-burn-not-due = 只在第一局前燒牌一次。
refusal-cage-short = 請先將帳房收到的款項入帳。
refusal-card-seen = 已有牌被看到：投注不得更改。
refusal-card-was-seen = 有一張認得出的牌被看到：請如實說明，否則不要寫出牌名。
refusal-cards-must-be-replaced = 這些牌已被觸碰：請換新牌。
refusal-cards-not-secured = 牌在使用前須妥善保管。
refusal-cards-unfit = 這些牌不合用：請換新牌。
refusal-cards-unknown = 請先說明枱上是哪些牌：裁決取決於此。
refusal-cashless-table = 本枱不收現金。
refusal-change-not-due = 告示所寫的更改時間尚未到。
refusal-chips-not-sold = 籌碼須先在賭枱或帳房購買。
refusal-chips-unseen = 請把籌碼放在枱上，由荷官登記。
refusal-clock-not-shown = 請先在賭枱上放置倒數計時鐘。
refusal-common-password = 此密碼過於常見：請使用幾個互不相關的詞。
refusal-confirmation-not-due = 沒有等待確認的號碼。
refusal-cut-due = 放入牌靴的牌須先洗牌和切牌。
refusal-cut-not-chosen = 由誰切牌由規則規定，不得另選。
refusal-cut-not-due = 牌只在洗牌之後切一次。
refusal-cutting-card-met = 切牌卡已經出現。
refusal-cutting-card-not-due = 切牌之後才放入切牌卡。
refusal-determination-needed = 請用一行文字寫下調查結論。
refusal-device-is-not-cut = 放入洗牌機的牌不切牌。
refusal-dispute-closed = 爭議已經結束。
refusal-dispute-decided = 爭議已經裁定，可以覆核。
refusal-dispute-undecided = 須先裁定爭議。
refusal-float-short = 請先補充籌碼盤。
refusal-floor-exists = 數據庫中已有一個場地：請指定另一個數據庫，或先將此數據庫移走。
refusal-game-not-settled = 上一局仍在結算終端：請稍候。
refusal-guide-not-made = 指南未能生成：請重試。
refusal-head-forged = 簽名與此鏈頭不符：鏈頭已被更改或偽造。
refusal-head-needed = 密鑰只用於已簽名的鏈頭：請用 --against 指定鏈頭。
refusal-hello-missing = 連接後 5 秒內須先說明身份。
refusal-hello-twice = 身份已經說明過。
refusal-hold-unclear = 請說明暫緩原因：調查、約定時間或身份核實。
refusal-inquiry-needed = 只有經過調查才能拒絕支付。
refusal-inquiry-open = 款項正等待調查：須先結束調查。
refusal-inspectors-apart = 系統管理員不能更改監察員帳戶：須由監察員辦理，或由伺服器操作員用 `pitboss staff` 辦理。
refusal-internal-error = Pitboss 內部錯誤：操作沒有執行。
refusal-key-elsewhere = 此密鑰正在另一處使用：請關閉另一處的頁面；如沒有，請呼叫工作人員。
refusal-kiosk-short = 請先為自助機補充現金，或在帳房支付。
refusal-last-coup-not-called = 請先宣佈最後一局。
refusal-last-coup-not-due = 尚未到宣佈最後一局的時候。
refusal-last-coup-not-over = 最後一局結束後才能換牌。
refusal-malformed-message = 無法識別此訊息。
refusal-method-not-allowed = 此網址不支援這種操作。
refusal-moved-on = 其間情況已有變化：請查看後重試。
refusal-named-password = 密碼不得包含您的姓名。
refusal-no-banker-role = 此發牌方式沒有莊家角色。
refusal-no-card-out = 發牌之後才能說明由誰接牌。
refusal-no-choice-open = 沒有等待玩家選擇的局。
refusal-no-cutting-card = 洗牌機沒有切牌卡。
refusal-no-pong = 太久沒有回應：請重新連接。
refusal-no-spin-under-way = 沒有進行中的局：請開始新一局。
refusal-no-stack = 洗牌機自行混牌，不保留牌的次序。
refusal-no-wagering-period = 本枱不按設定的下注時間停止下注。
refusal-nomination-not-allowed = 只有最先被詢問的玩家可以指定他人。
refusal-nominees-take-both = 頭兩張牌須全由受指定者亮出，或全不由其亮出。
refusal-not-found = 沒有找到。
refusal-not-on-hold = 此款項沒有暫緩支付。
refusal-not-owed = 沒有欠款，不能支付。
refusal-not-refused = 此款項未被拒付。
refusal-not-signed-in = 您尚未登入或登入已失效：請重新登入。
refusal-nothing-due = 該局對此終端沒有應結算的款項。
refusal-nothing-to-examine = 滾珠沒有飛出輪盤。
refusal-nothing-to-reduce = 沒有超過合計上限的投注。
refusal-nothing-to-settle = 頭四張牌沒有可結算的投注。
refusal-number-differs = 這不是終端承諾的隨機數。
refusal-one-card-at-a-time = 請先收回另一張牌。
refusal-one-hand-at-a-time = 請先收回另一手牌。
refusal-other-games-turn = 現在輪到另一遊戲發牌。
refusal-other-house-key = 此數據庫由另一主密鑰封存，與所指定的不同：請使用正確的主密鑰。
refusal-other-table = 這些籌碼在另一遊戲的枱面上。
refusal-owed-to-player = 賭場只能放棄玩家所欠的款項。
refusal-own-decision = 裁定須由他人覆核。
refusal-password-change-needed = 請先登入並設定自己的密碼。
refusal-path-too-long = 網址太長。
refusal-patron-unknown = 請先查明付給了誰。
refusal-period-with-differential = 設有下注時間時不設枱面差額。
refusal-position-is-good = 此處注碼無論怎樣擺放都有效。
refusal-reduction-not-allowed = 此處不得代為減注：請讓玩家自行更改。
refusal-reference-needed = 轉入須有監控系統的參考號。
refusal-register-begun = 本場的登記冊已啟用。
refusal-regulator-told = 已通知監管機構。
refusal-restore-not-pending = 系統未經恢復，或恢復已處理完畢。
refusal-review-not-asked = 客人要求後才覆核裁定。
refusal-riffle-not-asked = 玩家要求時才交疊洗牌。
refusal-riffle-not-due = 只有預洗牌可以交疊洗牌，且須在切牌之前。
refusal-server-busy = 請求過多：請稍候。
refusal-service-called = 已呼叫工作人員：正在前來。
refusal-session-locked = 終端無人操作，已鎖定：請輸入密碼繼續。
refusal-settlement-due = 請先結算頭四張牌的投注。
refusal-shoe-in-use = 牌靴仍在使用：請先取出其中的牌。
refusal-sign-in-busy = 登入請求過多：請稍候再試。
refusal-sign-in-refused = 姓名或密碼錯誤。
refusal-slip-not-lost = 記錄中有此票券：請照常兌付。
refusal-slip-not-presented = 無人出示過此票券：請先由帳房登記。
refusal-software-accepted = 此軟件已經核准。
refusal-spin-void = 本局已作廢，注碼已退回。
refusal-stack-not-ready = 請先切牌並放入切牌卡。
refusal-staff-only = 只有員工可以請人會簽。
refusal-store-closed = 系統正在停止：請稍後重試。
refusal-store-corrupt = 數據庫已損壞：請停止使用，並從備份恢復。
refusal-store-older = 此數據庫比這裏原先使用的舊：有人用副本替換了它。請換回正確的數據庫；如已丟失，請運行 `pitboss restore --in-place`。
refusal-store-replaced = 此數據庫已被另一個取代：請重新啟動系統。
refusal-strange-origin = 不接受其他網站的頁面。
refusal-surveillance-not-told = 請先通知監控部門。
refusal-tables-not-paired = 本枱沒有與其他賭枱配對。
refusal-ticket-expired = 票券已過期：請聯絡帳房。
refusal-ticket-not-expired = 票券仍然有效。
refusal-ticket-not-found = 沒有這個號碼的票券。
refusal-ticket-not-lapsed = 此票券沒有轉為無人認領。
refusal-ticket-refused = 經調查，此票券不予支付。
refusal-too-large = 請求內容太大。
refusal-too-many-guesses = 多次輸入不存在的票券號碼：請等一分鐘，再核對號碼。
refusal-too-many-messages = 訊息過多：請減少發送，並等待答覆。
refusal-too-many-requests = 請求過於頻繁：請稍候。
refusal-too-many-watches = 同時查看的內容太多：請減少一些。
refusal-too-slow = 接收太慢：請重新連接。
refusal-tournament-not-offered = 低限額遊戲不舉辦錦標賽。
refusal-unknown-host = 此伺服器用另一名稱：請用該名稱連接，或在其配置的 hosts 中加入此名稱。
refusal-unknown-key = 此處沒有本終端的密鑰：請用帶有其密鑰的地址打開頁面。
refusal-unknown-number = 沒有這個號碼：輪盤只有 0 至 36。
refusal-unknown-play = 此遊戲沒有這一局，或尚未結束。
refusal-unknown-report = 沒有這份報表。
refusal-unknown-session = 沒有此登入，或已結束。
refusal-use-unknown = 請說明上一靴這些牌由誰經手。
refusal-wagers-not-open = 請等待荷官宣佈下注。
refusal-whole-wagers-only = 現在投注只能整注取回，或保留。

## Roles and posts
role-player = 玩家
role-patron = 客人
role-dealer = 荷官
role-gaming-supervisor = 博彩主管
role-electronic-gaming-supervisor = 電子博彩主管
role-casino-supervisor = 賭場主管
role-assistant-gaming-manager = 助理博彩經理
role-gaming-manager = 博彩經理
role-casino-operator = 賭場經營者
role-inspector = 監察員
role-cashier = 出納
role-surveillance = 監控
role-administrator = 系統管理員

## What may be done, as part of a sentence
authority-check-the-cards = 檢查牌
authority-order-a-check-of-the-cards = 下令檢查牌
authority-replace-the-cards = 更換牌
authority-allow-new-cards-with-the-same-backs = 允許使用相同牌背的新牌
authority-declare-the-cards-unfit = 宣佈牌不合用
authority-order-a-shuffle = 下令洗牌
authority-allow-a-riffle-of-pre-shuffled-cards = 允許對預洗牌交疊洗牌
authority-allow-a-shuffle-of-pre-shuffled-cards = 允許重洗預洗牌
authority-cut-the-cards = 切牌
authority-verify-dropped-cards = 核實掉落的牌
authority-declare-a-shoe-void = 宣佈一靴牌作廢
authority-limit-the-players = 限制玩家人數
authority-restrict-optional-wagers = 限制附加投注
authority-alter-the-limits = 更改限額
authority-raise-the-minimum = 提高最低限額
authority-allow-wagers-over-the-maximum = 允許超過最高限額的投注
authority-call-a-no-bet-coup-without-players = 在無玩家時宣佈飛牌局
authority-call-a-no-bet-coup-that-all-agree-to = 在全體玩家同意時宣佈飛牌局
authority-take-the-cards-from-a-player = 從玩家手中收回牌
authority-approve-a-nominated-player = 批准受指定的玩家
authority-designate-a-player-without-a-wager = 指定沒有投注的玩家
authority-declare-a-coup-void = 宣佈一局作廢
authority-order-a-shuffle-after-a-void-coup = 在一局作廢後下令洗牌
authority-reopen-the-wagers = 重新開放下注
authority-confirm-the-outcome = 確認結果
authority-enter-the-correct-result = 輸入正確的結果
authority-key-cards-in = 手動輸入牌
authority-declare-a-wager-void = 宣佈一注作廢
authority-exclude-a-person-from-the-game = 禁止某人參與遊戲
authority-exclude-a-person-from-the-casino = 禁止某人進入賭場
authority-have-a-person-detained = 扣留某人
authority-invalidate-an-outcome = 宣佈結果無效
authority-forfeit-a-wager = 沒收注碼
authority-refuse-a-wager = 拒絕投注
authority-change-the-game = 更換遊戲
authority-close-the-table = 收枱
authority-rule-on-a-dispute = 裁定爭議
authority-review-a-dispute = 覆核爭議
authority-announce-no-spin = 宣佈無效轉動
authority-examine-the-ball = 檢查滾珠
authority-have-results-recalculated = 下令重新計算結果
authority-have-an-automated-spin-recalculated = 下令重新計算自動輪盤的一次轉動
authority-declare-unconfirmed-wagers-void = 宣佈未經證實的注碼作廢
authority-call-a-no-bet-coup-for-a-card-too-many = 因多出一張牌而宣佈飛牌局
authority-allow-a-no-bet-coup-that-the-system-asks-for = 允許系統要求的飛牌局
authority-have-the-cards-of-a-device-checked = 下令檢查洗牌機內的牌
authority-abandon-a-coup = 中止一局
authority-set-the-wagering-period = 設定下注時間
authority-choose-the-way-of-dealing = 選擇發牌方式
authority-offer-optional-wagers = 提供附加投注

## Limits, as part of a sentence
limit-case-limits-per-player = 每位玩家的限額
limit-case-limits-per-playing-area = 每個投注區的限額
limit-case-limits-per-kind-of-wager = 每種投注的限額
limit-case-table-differential = 枱面差額
limit-case-unit-above-the-minimum = 最低限額以上的遞增單位
limit-case-least-and-most-total = 合計最低與最高額
limit-case-wagering-period = 下注時間
limit-case-under-minimum = 低於最低限額
limit-case-under-minimum-total = 低於合計最低額
limit-case-over-maximum = 超過最高限額
limit-case-over-area-maximum-before-close = 停止下注前超過投注區上限
limit-case-over-area-maximum-after-close = 停止下注後超過投注區上限
limit-case-over-aggregate = 超過合計上限
limit-case-wrong-unit = 不符合遞增單位
limit-case-over-differential-before-close = 停止下注前超過差額
limit-case-over-differential-after-close = 停止下注後超過差額
limit-case-over-limit-on-past-coup = 已結束的一局超過限額
limit-case-old-minimum-kept = 保留原最低限額
limit-case-old-minimum-raised = 提高原最低限額
limit-case-two-minimums = 兩種最低限額
limit-case-low-limit-tournament = 低限額錦標賽

## Equipment, as part of a sentence
equipment-table = 賭枱
equipment-shoe = 牌靴
equipment-scanning-shoe = 掃描牌靴
equipment-shuffling-device = 洗牌機
equipment-multishuffler = 多副洗牌機
equipment-discard-holder = 棄牌盒
equipment-float-tray = 籌碼盤
equipment-drop-box = 錢箱
equipment-countdown-clock = 倒數計時鐘
equipment-box-closed-marker = 注位停用標誌
equipment-player-terminal = 玩家終端
equipment-note-stacker = 鈔箱
equipment-ticket-printer = 票券打印機
equipment-dealer-terminal = 荷官終端
equipment-game-system = 遊戲系統
equipment-game-hardware = 遊戲硬件
equipment-dealer-layout = 荷官枱面
equipment-live-wheel = 真人輪盤
equipment-automated-wheel = 自動輪盤
equipment-ball = 滾珠

## Breaches of conduct, as part of a sentence
breach-predicting-device = 使用預測設備
breach-fraud = 欺詐
breach-staff-advice = 員工提供建議
breach-staff-advantage = 員工謀取利益
breach-staff-procedure = 員工違反程序
breach-influencing = 影響他人
breach-side-bet = 私下對賭
breach-proxy-betting = 代人下注
breach-unreported-malfunction = 未報告故障
breach-other-rule = 違反其他規則

## Excuses, as part of a sentence
excuse-staff-or-inspector-on-duty = 當值員工或監察員
excuse-the-player-asked = 應玩家要求
excuse-to-keep-to-the-rules = 為遵守規則

## Where a patron may complain, as part of a sentence
recourse-complaint-to-an-inspector = 向監察員投訴
recourse-review-by-the-commission = 要求監管委員會覆核

## Who must be notified
recipient-surveillance = 監控部門
recipient-inspector = 監察員
recipient-regulator = 監管機構

## By when
due-at-once = 立即
due-24-hours = 24 小時內
due-48-hours = 48 小時內
due-daily-summary = 列入當日彙總
due-end-of-month = 月底前

## Irregularities
irregularity-misdeal = 發牌有誤，或次序存疑
irregularity-stray-player-card = 閒得了一張不應補的牌
irregularity-stray-banker-card = 莊得了不應補的第三張牌
irregularity-excess-card = 多發了一張雙方都不需要的牌
irregularity-opening-card-exposed = 一局的第一張牌過早被看到
irregularity-face-up-in-shoe = 牌靴或洗牌機內有一張牌牌面朝上
irregularity-too-few-cards = 牌不夠完成本局
irregularity-wrong-cut = 未切牌或切牌不當
irregularity-shuffle-forgotten = 切牌卡出現後未洗牌
irregularity-burn-forgotten = 忘記燒牌
irregularity-burned-in-error = 誤燒了一張牌
irregularity-card-missing = 缺少一張牌
irregularity-foreign-card = 混入不屬於所用牌副的牌
irregularity-order-revealed = 洗牌或切牌時玩家看到了牌序
irregularity-wrong-shoe = 兼發兩個遊戲的荷官從另一遊戲的牌靴發牌
irregularity-wrong-receiver = 牌交給了不該持牌的人
irregularity-wrong-area = 牌放到了另一方的牌區
irregularity-revealed-by-dealer = 荷官亮了應由玩家亮的牌
irregularity-prompted-dummy = 系統要求發一局飛牌
irregularity-shoe-differs = 牌靴讀數與實際牌不符
irregularity-shoe-misreads = 牌靴讀牌錯誤
irregularity-shoe-dead = 牌靴停止讀牌
irregularity-shuffling-device-fails = 洗牌機故障
irregularity-multishuffler-fails = 多副洗牌機故障
irregularity-invalid-wager = 第一張牌發出後發現注碼無效
irregularity-wrong-odds = 投注按另一遊戲的賠率結算
irregularity-wrong-payment = 多付或少付
irregularity-display-wrong = 結果顯示有誤
irregularity-disruption = 騷亂、火警、搶劫等擾亂遊戲
irregularity-impractical = 本局難以繼續
irregularity-fraud = 有人作弊並影響結果
irregularity-wrong-direction = 滾珠與輪盤同向轉動
irregularity-still-wheel = 輪盤靜止時轉動滾珠
irregularity-too-few-turns = 滾珠轉動圈數不足
irregularity-foreign-object = 有異物落入輪盤
irregularity-no-pocket = 滾珠未落入號碼格
irregularity-ball-left-wheel = 滾珠飛出輪盤
irregularity-interference = 有人觸碰滾珠或輪盤
irregularity-wrong-number = 記錄了錯誤的號碼
irregularity-automated-wheel-error = 自動輪盤報告錯誤
irregularity-automated-wheel-faulty = 自動輪盤運作異常
irregularity-early-ball = 滾珠在下注時間結束前停定
irregularity-wrong-credits = 終端餘額與注碼、賠率不符
irregularity-terminal-interrupted = 終端遊戲中斷或螢幕故障
irregularity-terminal-malfunction = 玩家或荷官終端故障
irregularity-system-malfunction = 遊戲系統故障

## Facts on which a ruling depends, after "whether"
given-too-late = 下一局已開始、牌靴已清空或本枱已收枱
given-next-begun = 下一局已開始
given-first-card-out = 本局已有牌發出
given-in-progress = 本局已有牌發出而尚未完成
given-between-coups = 沒有進行中的局
given-exposed = 本局有牌已亮出
given-player-stands-on-two = 閒兩張牌不補
given-banker-draws = 莊須補牌
given-banker-stands-on-two = 無須補牌且莊只有兩張牌
given-complete = 無須補牌
given-shoe = 使用牌靴
given-scanning-shoe = 使用掃描牌靴
given-shuffling-device = 使用洗牌機
given-live-wheel = 由荷官轉動輪盤
given-automated-wheel = 輪盤自動轉動
given-reconstructed = 本局可以還原
given-card-seen = 這張牌被看到
given-more-suspected = 懷疑還有其他牌朝向不對
given-all-agree = 所有玩家同意
given-outcome-confirmed = 實際結果得到確認
given-all-stand = 保留所有注碼完成本局
given-offer-first = 先讓玩家選擇取回或減少注碼
given-harmed = 故障使賭場或玩家受損
given-spare = 有備用設備
given-movable = 牌能移到備用設備
given-damaged = 有牌受損
given-suspected = 懷疑是故意所為
given-over-1000 = 差額超過 $1,000
given-records-confirm = 記錄能證實注碼
given-malfunction = 終端或輪盤發生故障

## Orders of a ruling
effect-reconstruct = 將牌還原為正確次序
effect-offer-withdrawal = 允許每位玩家全數取回自己的注碼，取回後不得再下
effect-offer-reduction = 允許每位玩家取回或減少注碼
effect-no-bet-if-all-off = 若無注碼剩下，按飛牌局完成
effect-void-coup = 宣佈本局作廢並退還所有注碼
effect-void-past-coup = 宣佈發生問題的一局作廢並退還注碼
effect-results-stand = 已完成各局的結果有效
effect-card-to-banker = 該牌作為莊的第三張牌
effect-card-starts-next-coup = 該牌留作下一局的第一張牌
effect-card-starts-no-bet-coup = 以該牌開始發一局飛牌
effect-play-card = 該牌視同牌面朝下照常使用
effect-play-on = 用剩餘的牌繼續
effect-complete = 保留所有注碼完成本局，結果有效
effect-play-as-no-bet = 按飛牌局進行
effect-clear-wagers = 先清走枱面所有注碼
effect-finish-then-shuffle = 完成本局後洗牌並切牌
effect-shuffle-or-replace = 取出剩餘的牌，重洗或更換
effect-shuffle-and-cut = 洗牌並切牌
effect-stays-burned = 該牌仍作燒牌
effect-check-remaining-cards = 取出剩餘的牌檢查
effect-void-shoe = 宣佈本靴作廢
effect-confirm-outcome = 按確認的實際結果結算
effect-key-cards = 手動輸入牌
effect-move-cards = 將完好的牌移到備用設備
effect-remove-damaged = 取出受損的牌
effect-replace-damaged = 用新的一副牌替換受損的牌
effect-finish-from-shoe = 改用牌靴為留下的玩家完成本局
effect-right-odds = 按現行遊戲的賠率繼續
effect-disregard-display = 不理會顯示，以實際結果為準
effect-return-wager = 退還該注碼
effect-rectify = 盡快更正或設法更正付款
effect-identify-patron = 設法查明客人身份
effect-invalidate = 宣佈結果無效
effect-refund = 退還該結果的注碼
effect-forfeit-wager = 沒收作弊者的注碼
effect-no-spin = 宣佈「無效轉動」：無論滾珠落在哪裏均不算
effect-remove-ball = 盡量在滾珠停定前取出
effect-examine-ball = 找到滾珠後安排檢查
effect-respin = 重新轉動
effect-enter-result = 輸入正確號碼
effect-recalculate = 按記錄重新計算結果並調整餘額
effect-void-unconfirmed = 宣佈無記錄證實的注碼作廢
effect-void-terminal-plays = 宣佈相關終端上的遊戲與派彩作廢

## Editions of the rules
edition-star-baccarat-2024 = 星億：百家樂
edition-star-premium-baccarat-2021 = 星億：貴賓百家樂
edition-star-rapid-etg-2016 = 星億：快速輪盤與百家樂
edition-canberra-mini-baccarat-2023 = 堪培拉賭場：迷你百家樂
edition-mini-baccarat-guide = 迷你百家樂指南

## Games
game-baccarat = 百家樂
game-even-money-baccarat = 免佣百家樂
game-premium-baccarat = 貴賓百家樂
game-even-money-premium-baccarat = 貴賓免佣百家樂
game-tie-premium-baccarat = 貴賓和局派彩百家樂
game-rapid-baccarat = 快速百家樂
game-rapid-even-money-baccarat = 快速免佣百家樂
game-rapid-roulette = 快速輪盤
game-mini-baccarat = 迷你百家樂
game-no-commission-baccarat = 免佣百家樂
game-mini-baccarat-with-commission = 迷你百家樂（抽佣）
game-mini-baccarat-without-commission = 迷你百家樂（免佣）

## Wagers of Baccarat, as the house calls them
wager-player = 閒
wager-banker = 莊
wager-tie = 和
wager-player-pair = 閒對
wager-banker-pair = 莊對
wager-pairs-player = 閒對
wager-pairs-banker = 莊對
wager-canberra-pairs-player = 堪培拉閒對
wager-canberra-pairs-banker = 堪培拉莊對
wager-perfect-pairs-player = 閒完美對子
wager-perfect-pairs-banker = 莊完美對子
wager-dragon-bonus-player = 閒龍寶
wager-dragon-bonus-banker = 莊龍寶
wager-super-six = 超級六
wager-super-6 = 超級六
wager-tiger-tie = 老虎和
wager-tiger-pair = 老虎對
wager-tiger = 老虎
wager-big-tiger = 大老虎
wager-small-tiger = 小老虎

## Kinds of bets at Roulette
bet-straight = 直注
bet-split = 分注
bet-street = 街注
bet-corner = 角注
bet-six-line = 線注
bet-column = 列注
bet-dozen = 打注
bet-low = 小，1 至 18
bet-high = 大，19 至 36
bet-even = 雙
bet-odd = 單
bet-red = 紅
bet-black = 黑

## Call bets
call-bet-tier = 小系列
call-bet-orphelins = 孤兒注
call-bet-grand-series = 大系列
call-bet-zero-spiel = 零區注

## Bets at one place of the layout: its numbers, or which column or dozen it is
placed-straight = 號碼 { $place }
placed-split = 分注 { $place }
placed-street = 街注 { $place }
placed-corner = 角注 { $place }
placed-six-line = 線注 { $place }
placed-column = 第 { $place } 列
placed-dozen = 第 { $place } 打
placed-neighbours = { $place } 及其鄰號

## What is printed on the layout where a title is too long
printed-low = 1–18
printed-high = 19–36
printed-dozen-1 = 第一打
printed-dozen-2 = 第二打
printed-dozen-3 = 第三打

## Words of the rules, as part of a sentence
play-cards = 紙牌
play-wheel = 輪盤
burn-way-face-down = 牌面朝下
burn-way-shown = 展示牌面
burn-way-by-value = 按點數
closed-by-period-ends = 下注時間已結束
closed-by-first-card-removed = 第一張牌已離開牌靴
closed-by-first-card-exposed = 第一張牌已亮出
tender-chips = 籌碼
tender-promotional-tokens = 推廣代幣
tender-credits = 餘額
fault-with-the-wheel = 與輪盤同向轉動
fault-still-wheel = 在靜止的輪盤上轉動
fault-too-short = 轉動圈數不足
fault-foreign-object = 碰到輪盤內的異物
fault-no-pocket = 未落入號碼格
fault-left-wheel = 飛出輪盤
fault-interfered = 受到干擾
figure-decks = { $least } 至 { $most } 副牌
figure-decks-at-least = 至少 { $least } 副牌
figure-millimetres = { $least } 至 { $most } 毫米
figure-millimetres-at-least = 至少 { $least } 毫米
face-up = 朝上
face-down = 朝下

## Rulings on irregularities
option-check-remaining-cards = 可取出剩餘的牌檢查
option-forfeit-wager = 可沒收作弊者的注碼
option-invalidate = 可宣佈結果無效
option-key-cards = 可手動輸入牌
option-refund = 可退還該結果的注碼
option-shuffle-and-cut = 可洗牌並切牌
option-shuffle-or-replace = 可取出剩餘的牌，重洗或更換
option-void-coup = 可宣佈本局作廢並退還所有注碼
order = { $step }。
order-if = 如{ $facts }，{ $step }。
order-by = { $step }：由{ $roles }批准。
order-if-by = 如{ $facts }，{ $step }：由{ $roles }批准。
order-tell = 通知{ $who }：{ $due }（{ $clause }）
ruling-title = { $kind }（{ $edition }，規則 { $clause }）
ruling-step = { $number }. { $order }（{ $clause }）
ruling-returns = 退還 { $player }：{ $stakes }

## The table of irregularities
listed-may = 可選：{ $step }
listed-if = 如{ $facts }，{ $step }
listed-order = { $step }（{ $clause }）
listed-order-by = { $step }（{ $clause }，{ $roles }）

## Records of shoes and runs
refusal-at-line = 第 { NUMBER($line, useGrouping: 0) } 行：{ $problem }
replayed-shoe = { NUMBER($parts, useGrouping: 0) } 靴，{ NUMBER($rounds, useGrouping: 0) } 局
replayed-run = { NUMBER($parts, useGrouping: 0) } 組，{ NUMBER($rounds, useGrouping: 0) } 次轉動
refusal-bad-money-in-a-record = { $given } 不是以元為單位的金額，例如 100.00。
refusal-bad-number-not-whole = { $given } 不是 { NUMBER($least, useGrouping: 0) } 至 { NUMBER($most, useGrouping: 0) } 之間的整數。
refusal-empty-file = 檔案是空的：應以「{ $title }」開頭。
refusal-malformed-line-no-burn = { $given } 沒有寫明燒牌方式和所燒的牌。
refusal-malformed-line-no-pocket = { $given } 不是號碼格及其顏色。
refusal-malformed-line-unknown = { $given } 不是以下任何一種行：{ $known }。
refusal-missing-line = 缺少「{ $name }」一行。
refusal-no-header = 記錄應以「{ $title }」開頭，而不是 { $given }。
refusal-nothing-recorded = 檔案到此結束，沒有任何一靴牌或一組轉動。
refusal-out-of-order-another-due = 此處應為 { $due }，而不是 { $given }。
refusal-out-of-order-number = { $part } 的編號須大於前一個。
refusal-out-of-order-wager-first = 投注寫在第一個 { $round } 之前。
refusal-repeated-line = { $name } 前面已經寫過。
refusal-repeated-wager = { $box } 號注位已有 { $wager } 投注。
refusal-unknown-source = { $given } 既不是種子，也不是 { $others }。
refusal-unknown-word = { $given } 不是以下任何一項：{ $known }。
refusal-wrong-part = 本遊戲按 { $part } 記錄，而不是 { $given }。
refusal-wrong-version = { $given } 不是「{ $title }」：無法讀取。

## Editions, games and tables
refusal-bad-chip-not-positive = 最小籌碼須為不小於 1 的整數分，而不是 { NUMBER($given, useGrouping: 0) }。
refusal-bad-percent-not-a-figure = { $given } 不是百分比：請寫數字，例如 5 或 2.5。
refusal-bad-percent-not-on-sign = { $percent } % 無法寫在告示上。
refusal-box-taken-one-player = { $box } 號注位只供其玩家使用。
refusal-closing-not-allowed = 此處停止下注的時刻為：{ $ways }。
refusal-no-decks-none-to-name = { $game }不使用紙牌：請勿指定副數或牌靴。
refusal-no-such-box-not-on-layout = 枱面上沒有 { $box } 號注位。
refusal-no-tie-percent = 遊戲 { $game } 的和局不按百分比賠付。
refusal-not-authorised-burn-approval = 以「{ $way }」方式燒牌須由{ $role }批准。
refusal-not-authorised-nobody = { $edition } 不允許任何人{ $act }。
refusal-not-authorised-others-only = 只有{ $roles }可以{ $act }。
refusal-out-of-range-no-players = 賭枱至少須容一位玩家。
refusal-restriction-not-allowed = { $wager }在此可以單獨投注，不得限制。
refusal-sign-not-shown-put-up-first = 請先公佈告示。
refusal-table-full-players-limited = 本枱最多只可有 { $most } 位玩家。
refusal-tie-percent-needed = { $game } 的告示寫明和局賠付：請給出 { $least } 至 { $most } 之間的百分比。
refusal-unknown-edition = 沒有規則版本 { $given }。可選：{ $known }。
refusal-unknown-game-none-of-these = { $edition } 沒有遊戲 { $given }。可選：{ $games }。
refusal-unknown-layout-not-in-edition = { $edition } 沒有枱面佈局 { $given }。可選：{ $layouts }。
refusal-unknown-method = { $game }的發牌方式為：{ $methods }。

## Cards and the shoe
refusal-backs-differ = 所有牌背須一致，不得有 { $colours }。
refusal-burn-card-needed = 以「{ $way }」方式燒牌須看到第一張牌。
refusal-burn-not-allowed = { $edition } 的燒牌方式為：{ $ways }，不是「{ $given }」。
refusal-burn-size = 此處須燒 { $needed } 張牌，而不是 { $given } 張。
refusal-card-not-in-shoe-all-out = { $decks } 副牌共有 { $decks } 張 { $card }，已全部發出：請檢查牌。
refusal-card-not-in-shoe-only-held = 牌靴內只有 { $held } 張 { $card }。
refusal-card-not-in-shoe-too-often = { $card } 出現 { $copies } 次，而 { $decks } 副牌只有 { $decks } 張。
refusal-cards-not-checked-by-anyone = 須先由荷官、賭場主管或設備檢查這些牌。
refusal-cards-not-checked-by-roles = 須先由{ $roles }檢查這些牌。
refusal-cards-not-handled = 以 { $method } 方式發牌時，{ $role }不得接觸牌。
refusal-cut-too-near-the-end = 切牌須在兩端各留至少 { $least } 張：距前端 { $first } 至 { $last } 張，而不是 { $given } 張。
refusal-cutting-card-too-deep-overdue = 切牌卡須在最後 { $least } 張牌之前：應已出現。
refusal-cutting-card-too-deep-too-few-behind = 切牌卡後面至少須有 { $least } 張牌，而不是 { $given } 張。
refusal-decks-incomplete-both = 這不是完整的 { $decks } 副牌：缺少 { $missing }；多出 { $surplus }。
refusal-decks-incomplete-missing = 這不是完整的 { $decks } 副牌：缺少 { $missing }。
refusal-decks-incomplete-surplus = 這不是完整的 { $decks } 副牌：多出 { $surplus }。
refusal-decks-not-allowed = { $game }使用 { $allowed } 副牌，而不是 { $given } 副。
refusal-device-not-allowed = { $game }在此以{ $devices }發牌。
refusal-face-not-allowed = 以 { $method } 方式發牌時，牌離開牌靴須牌面{ $faces }。
refusal-same-backs = 新牌的牌背顏色須與 { $back } 不同。
refusal-shoe-empty-all-decks = { $decks } 副牌已全部發出：請檢查牌。
refusal-shoe-ended-last-coup-over = 最後一局已結束：請洗牌或換牌。
refusal-shoe-ended-taken-out = 牌已取出：請洗牌或換牌。
refusal-unknown-card = { $given } 不是牌。請寫牌面（{ $ranks } 之一）和花色（{ $suits } 之一），例如 9S 或 TH。
refusal-wrong-cutting-cards = 此處使用 { $needed } 張切牌卡，而不是 { $given } 張。

## The coup and the spin
refusal-ball-not-rolling-none-running = 輪盤上沒有轉動中的滾珠。
refusal-coup-in-progress-deal-chosen-before = 請在本局開始前選擇發牌方式。
refusal-coup-not-complete = 本局還須為{ $hand }發一張牌。
refusal-no-spin-not-announced = { $wheel }上的滾珠{ $fault }時，不宣佈無效轉動。
refusal-result-differs-on-the-wheel = 輪盤登記的是 { $registered }，而確認的是 { $confirmed }：請檢查輪盤。
refusal-too-few-cards-one-due = 只發了 { $dealt } 張：本局還須為{ $hand }發一張牌。
refusal-too-few-cards-shoe-empty = 牌靴已空，而{ $hand }還須補牌：本局作廢。
refusal-too-many-cards-coup-complete = 本局在 { $dealt } 張牌後已完成：{ $card } 是多出的一張。

## Wagers
refusal-approval-needed = 同時投注{ $wagers }須由{ $role }批准。
refusal-bad-stake-whole-cents = { $wager } 的注額須為 1 至 { NUMBER($most, useGrouping: 0) } 之間的整數分。
refusal-combination-not-allowed = 任何人不得同時投注{ $wagers }。
refusal-either-or = 一張賭枱只提供 { $one } 或 { $other }。
refusal-layout-not-approved = { $wager }的枱面佈局須先獲批准才能使用。
refusal-main-wager-needed = { $wager }僅限有主注的玩家。
refusal-no-bet-coup-without-wagers = 本局為飛牌局，不接受投注。
refusal-one-of-a-kind = 每位玩家每局只能有一注{ $wager }。
refusal-tender-not-taken = 此處只接受{ $accepted }投注，不接受{ $given }。
refusal-uneven-stake = { $wager } 分為 { $pieces } 等份：{ $stake } 無法平均分配。
refusal-unknown-wager-no-place = 枱面上沒有 { $given } 這個位置。投注有：{ $bets }；號碼須由小到大書寫，例如 straight:17、split:17/20 或 column:1。
refusal-unknown-wager-no-side-wager = 本枱沒有名為 { $given } 的附加投注。
refusal-unknown-wager-none-of-these = 遊戲 { $game } 沒有注項 { $given }。注項有：{ $wagers }。
refusal-unknown-wager-not-in-game = 遊戲 { $game } 沒有注項 { $given }。
refusal-wager-needs-decks = { $wager }須用 { $decks } 副牌。
refusal-wager-not-offered = 本枱不接受 { $given }。本枱接受：{ $wagers }。
refusal-wager-not-on-layout = 只有枱面佈局 { $layouts } 有{ $wager }。
refusal-wager-not-placed-no-bet = { $wager } 上沒有可取回的投注。
refusal-wager-not-placed-no-wager = { $wager } 上沒有可取回的注碼。
refusal-wagers-closed-no-more-bets = 停止下注：{ $reason }。
refusal-wagers-closed-over-already = 下注時間早已結束。
refusal-wagers-not-together = 沒有枱面同時提供 { $wagers }。
refusal-wagers-open-still-open = 投注仍可更改。

## Irregularities
refusal-bad-state-names = 姓名和名稱須為一行可打印的字元。
refusal-bad-state-not-a-coup = 內容不是對一局的描述：{ $problem }。
refusal-bad-state-other-kind = 報告的是 { $reported }，而不是 { $asked }。
refusal-fact-needed-to-state = 請說明是否{ $fact }：「{ $name }」，true 或 false。
refusal-fact-not-asked = 請去掉 { $fact }：裁決與它無關。
refusal-hands-unlawful = 這些牌不是按補牌規則發的：請報告發牌有誤。
refusal-irregularity-does-not-fit-only-if = { $kind }：只有在{ $conditions }時才可能。請作為其他情況報告。
refusal-irregularity-does-not-fit-other-play = { $kind }：只會在使用{ $play }的遊戲中發生。
refusal-irregularity-unknown-choose = { $edition } 對 { $given } 沒有規定。可選：{ $known }。
refusal-irregularity-unknown-no-order = { $edition } 對此沒有規定：{ $kind }。
refusal-irregularity-unknown-none-known = { $edition } 對 { $given } 沒有規定。
refusal-reconstruction-differs = 這些不是枱上的牌。
refusal-reconstruction-needed = 請說明本局各牌的正確次序。
refusal-reconstruction-not-ordered = 請勿列出牌：本局不需還原。

## Odds and simulation
answer-places = 位置
answer-stakes = 注額
function-of-file = { $file } 的 { $name }
value-array = 類型為 { $type }、形狀為 { $shape } 的陣列
value-of-type = 類型為 { $type } 的值
refusal-bad-limits-no-stake = 最低限額 { $minimum } 與最高限額 { $maximum } 之間沒有可用完整籌碼下的注額。
refusal-bad-remaining-count = 剩餘的 { $card } 不可能是 { $given } 張。
refusal-bad-remaining-not-json = 剩餘的牌不是寫明張數的 JSON 物件：{ $problem }。
refusal-bad-remaining-twice = 剩餘的牌中有一張寫了兩次。
refusal-bad-system-failed = { $function } 運行失敗：{ $problem }。
refusal-bad-system-no-array = { $function } 返回的{ $part }是{ $value }，而不是含 { NUMBER($size, useGrouping: 0) } 個整數的陣列。
refusal-bad-system-no-function = { $file } 沒有函數 { $name }。
refusal-bad-system-no-tuple = { $function } 返回的是{ $value }，而不是由位置和注額組成的元組。
refusal-bad-system-not-loaded = 無法載入 { $file }：{ $problem }。
refusal-bad-system-unknown = 沒有投注法 { $given }。可用：{ $known }，以及自己的函數，寫作 FILE.py:FUNCTION。
refusal-bad-workers-address = --workers 寫作 dask://HOST:PORT，而不是 { $given }。
refusal-no-cluster-cannot-deal = { $address } 的工作程序無法發牌：{ $problem }。
refusal-no-cluster-no-answer = { $address } 沒有叢集應答。
refusal-no-cluster-no-workers = { $address } 的叢集沒有工作程序。
refusal-out-of-range-bankroll = 本錢 { $bankroll } 少於最小注額 { $stake }。
refusal-shoe-too-long = 賠率計算最多用於 { NUMBER($most, useGrouping: 0) } 張牌的牌靴，而不是 { NUMBER($size, useGrouping: 0) } 張。
refusal-shoe-too-short = 一局最多需要 { $needed } 張牌，而牌靴內只有 { $size } 張。
refusal-two-shoes-not-both = 請說明已取出的牌或剩餘的牌，二者只能選一。

## Winners, as part of a sentence
winner-player = 閒
winner-banker = 莊
winner-tie = 和

## What the dealer calls, as part of a sentence
call-place-your-bets = 「請下注」
call-no-more-bets = 「停止下注」

## What a display shows of the last call
announcement-place-your-bets = 請下注
announcement-no-more-bets = 停止下注
announcement-no-bet-coup = 飛牌局（不下注）
announcement-last-coup = 本靴最後一局

## Conditions of a no-bet coup, after "only if"
no-bet-if-shoe = 使用牌靴
no-bet-if-nobody = 賭枱上沒有人
no-bet-if-players = 賭枱上有玩家
no-bet-if-no-wagers = 沒有投注
no-bet-if-idle-period = 設定的下注時間內無人下注
no-bet-if-request = 有玩家要求
no-bet-if-all-agree = 全部玩家同意
no-bet-if-marker = 枱面上有標記表明
no-bet-if-surveillance = 已通知監控部門

## Refusals: the table and its people
refusal-table-open-close-table-first = 請先收枱，再重新設定賭枱。
refusal-table-open-table-already = 本枱已經開枱。
refusal-no-such-game-wheel-opens = 本枱隨其輪盤開枱。
refusal-no-decks-no-cards = { $game }不使用紙牌。
refusal-seats-not-on-layout = 枱面佈局 { $layout } 有 { $places } 個座位，而不是 { $seats } 個。
refusal-unknown-layout-two-games = 兩個遊戲須在枱面佈局 { $needed } 上輪流發牌，而不是 { $layout }。
refusal-chips-on-seats = 座位上有此前留下的籌碼：請先人工辦理離座。
refusal-nothing-to-end-table = 本枱沒有進行中的局或牌。
refusal-not-at-table = { $player } 不在本枱。
refusal-already-there = { $player } 已在本枱。
refusal-table-full-no-room = 本枱已有 { $people } 人，沒有更多位置。
refusal-out-of-range-guests-stay = 本枱現有 { $guests } 人：不得因限制人數而請人離開。
refusal-seat-taken = { $seat } 號座位已由 { $player } 就座。
refusal-not-seated-no-seat = { $player } 沒有座位可讓出。
refusal-not-seated-no-marker-place = { $player } 站立且尚未下注：沒有位置放置標記。
refusal-not-seated-role-holder = { $player } 擔任莊家角色但沒有就座：請將角色轉交下一位。
refusal-not-seated-card-holder = { $player } 須就座才能持牌。
refusal-seat-kept-no-rule = { $edition } 沒有要求玩家讓座的規定。
refusal-seat-kept-seats-free = 無須讓座：尚有 { $seats } 個空位。
refusal-seat-kept-coups-passed = 連續 { $coups } 局不下注才須讓座：至今 { $idle } 局。
refusal-person-excluded = { $person } 已被禁止參與本遊戲。
refusal-bad-name-guest = { $name } 不能作為名稱：請用不超過 48 個字母和數字，其間可用 . _ 或 - 連接。
refusal-bad-name-promotion = { $name } 不能作為推廣活動的名稱。
refusal-bad-name-cutter = 請說明由誰代玩家切牌。
refusal-terminals-only-money = 此處款項須投入玩家終端。
refusal-terminals-only-wagers = 此處須在玩家終端下注。

## Refusals: limits and notices
refusal-bad-notice-time-to-come = 請填寫將來的時間。
refusal-bad-notice-game-and-time = 請填寫此規則版本的另一遊戲，以及將來的時間。
refusal-unknown-game-change-to = 本枱可以改為：{ $games }。
refusal-limits-unchanged-in-force = 這些限額已經生效。
refusal-limits-unchanged-no-older-minimum = 沒有玩家沿用原最低限額。
refusal-minimum-not-raised = 只有最低限額可以立即提高：其他更改請用「更改限額」。
refusal-bad-limits-name-wagers = 請說明限額適用於哪些注項。
refusal-bad-limits-personal-maximum = { $wager }的個人最高限額須高於本枱的最高限額。
refusal-sign-not-shown-personal-limits = 請先公佈 { $player } 的限額。
refusal-closing-differs-period-not-stated = 設定的下注時間結束時停止下注：告示須寫明秒數。
refusal-closing-differs-period-not-used = 告示寫明了下注時間：本枱須在該時間結束時停止下注。
refusal-outside-limits-under-minimum = { $player } 的{ $wager }注 { $stake } 低於最低限額 { $least }。
refusal-outside-limits-over-maximum = { $player } 的{ $wager }注 { $stake } 超過最高限額 { $most }。
refusal-outside-limits-wrong-steps = { $player } 的{ $wager }注 { $stake } 須以 { $step } 遞增。
refusal-outside-limits-over-in-one-box = 同一注位內{ $wager }的注碼合計超出 { $over }。
refusal-outside-limits-over-differential = { $wager }的注碼超出枱面差額 { $over }。

## Refusals: cards before the shoe
refusal-no-cards-none-on-table = 枱上沒有牌：請先送牌。
refusal-no-cards-none-in-shoe = 牌靴中沒有牌：請先送牌。
refusal-cards-on-table-already = 枱上已有牌。
refusal-cards-on-table-shuffle-there = 牌在枱上：請就地洗牌或檢查。
refusal-cards-on-table-load-first = 枱上有牌：請先放入牌靴。
refusal-cards-not-checked-taken-out = 這些牌是從牌靴取出待檢查的。
refusal-other-shoe-last-used = 本枱上次使用的牌：{ $back }。
refusal-other-shoe-none-used = 本枱上次使用的牌：無。
refusal-other-shoe-not-of-this-table = 這些牌不是本枱的牌。
refusal-not-asked-cut-to-player = 現請 { $player } 切牌。
refusal-not-asked-cut-to-dealer = 現請荷官切牌。
refusal-not-asked-cut-to-supervisor = 現請主管切牌。
refusal-not-authorised-cutter-named-to-dealer = 須由輪到切牌的玩家向荷官說出代切者的名字。

## Refusals: the coup
refusal-coup-in-progress-finish-first = 請先完成本局。
refusal-coup-in-progress-finish-or-return = 請先完成本局，或退還其注碼。
refusal-coup-in-progress-under-way = 有一局正在進行。
refusal-coup-in-progress-begun = 本局已經開始。
refusal-coup-in-progress-dealt-from-shoe = 正用此牌靴發一局牌。
refusal-coup-in-progress-other-game = 請先完成另一遊戲的一局。
refusal-coup-in-progress-call-before-card = 本局已經開始：須在發第一張牌之前宣佈。
refusal-coup-in-progress-report-invalid-wager = 牌已發出：請報告無效注碼。
refusal-coup-in-progress-allow-before-card = 請在下一局發第一張牌之前批准。
refusal-coup-in-progress-wagers-next-coup = 從下一局起重新接受投注。
refusal-coup-in-progress-limits-before-wagers = 請在下一局接受投注之前更改限額。
refusal-coup-in-progress-game-before-wagers = 請在下一局接受投注之前更換遊戲。
refusal-coup-in-progress-game-after-coup = 請在本局結束後更換遊戲。
refusal-coup-in-progress-restrict-between-coups = 請在兩局之間限制注項。
refusal-coup-in-progress-role-between-coups = 莊家角色在兩局之間提供。
refusal-coup-in-progress-role-after-coup = 莊家角色在本局結束後轉交。
refusal-no-round-start-coup = 目前沒有進行中的局：請開始下一局。
refusal-no-round-nothing-to-rule-on = 沒有進行中的局可與此有關。
refusal-round-over-no-name-for-coup = { $name } 不能作為下一局的編號。
refusal-round-over-settle-coup = 本局已經發完：只待結算。
refusal-round-not-over-waits = 尚未輪到：本局正在等待{ $step }。
refusal-round-not-over-other-step = 這不是本遊戲的下一步。
refusal-call-not-known = { $game }沒有{ $call }這種宣佈。
refusal-result-differs-cards = 按牌面結果為{ $dealt }，所選為{ $chosen }：請核對牌。
refusal-card-needed-none-due = 不應再發牌：請將此牌報告為多發的一張。
refusal-card-needed-say-which = 請說明是哪張牌。
refusal-card-waiting-other-first = 已有另一張牌作為本局的第一張。
refusal-card-waiting-two-waiting = 已有一張牌等待下一局：若有兩張，請報告發牌有誤。
refusal-too-many-cards-complete-after = 本局在 { $cards } 張牌後已經完成。
refusal-shoe-empty-all-out = 牌已全部發出：請檢查牌。
refusal-no-bet-coup-already = 本局已定為飛牌局，不接受投注。
refusal-no-bet-coup-not-ordered = 枱面沒有注碼：請接受投注，或安排飛牌局。
refusal-no-bet-coup-over = 飛牌局是為另一局安排的：請接受投注，或重新安排。
refusal-no-bet-coup-not-allowed-report-irregularity = 只有發生異常才發這種飛牌局：請報告發生了什麼。
refusal-no-bet-coup-not-allowed-only-if = 須符合：{ $facts }。

## Refusals: wagers
refusal-wagers-closed-called = 停止下注：荷官已經宣佈。
refusal-wagers-closed-period-over = 本局下注時間已結束。
refusal-wagers-closed-only-off = 現在只能取回注碼，不得加注。
refusal-wagers-open-already = 已在接受投注。
refusal-wagers-open-put-right = 投注仍可更改：請讓玩家更正。
refusal-wagers-open-none-closed = 沒有已停止而可重新開放的下注。
refusal-reopening-not-allowed = 以 { $method } 方式發牌時不得重新開放下注。
refusal-wagers-placed-chips-on-layout = { $player } 在枱面上有注碼。
refusal-wagers-placed-return-first = 請先退還注碼：本局不接受投注。
refusal-wager-not-placed-not-there = { $player } 在那裏沒有{ $wager }注。
refusal-wager-not-placed-not-there-to-take-off = { $player } 在那裏沒有可取回的{ $wager }注。
refusal-wager-not-placed-say-which = 請說明本局哪一注無效。
refusal-box-taken-who-sits-there = { $box } 號注位留給就座者使用。
refusal-bad-stake-tokens-over-stake = 代幣不得超過 { $stake }。
refusal-bad-stake-leave-less = 留下的須少於現有的 { $stake }。
refusal-bad-stake-place-another = 請取回此注，再另行下注。
refusal-reason-needed-refused-wager = 請說明拒絕此注的理由。
refusal-refusal-too-late = 只有在第一張牌離開牌靴之前才能拒絕投注。
refusal-not-authorised-layout-by-staff = 只有員工可以登記枱面上已有的注碼。
refusal-not-authorised-reduce-wagers = 只有{ $role }可以減少注碼。

## Refusals: holding the cards, and the banker's role
refusal-step-not-due-waits = 本局正在等待{ $step }。
refusal-step-not-due-coup-complete = 本局已經完成。
refusal-no-such-cards-none-held = { $player } 本局沒有持過牌。
refusal-no-such-cards-none-controlled = { $player } 沒有掌管的牌。
refusal-no-such-cards-none-unknown = 那裏沒有牌面朝上而未知的牌。
refusal-no-such-cards-none-to-pass-out = 沒有這張待交出的牌。
refusal-no-such-cards-none-face-down = { $player } 手中沒有這張暗牌。
refusal-no-such-cards-none-out = 沒有交出的{ $hand }牌。
refusal-no-such-cards-all-face-up = { $hand }的牌已全部翻開。
refusal-dealer-keeps-cards = { $hand }的牌由荷官保管。
refusal-not-a-backer = { $hand }的牌只交給投注{ $hand }的玩家。
refusal-not-designated = 牌應交給 { $player }，而不是 { $other }。
refusal-cards-held = { $player } 手中有牌：請先收回。
refusal-no-such-duty = 此處對持牌者沒有這項要求：{ $rule }。
refusal-nothing-to-excuse = 沒有關於 { $player } 的報告。
refusal-role-not-held-not-by-player = { $player } 沒有擔任莊家角色。
refusal-role-not-held-by-nobody = 目前無人擔任莊家角色。
refusal-role-on-offer = 請先向 { $player } 提供莊家角色。
refusal-role-binds = { $player } 已擔任莊家角色，須接莊的牌。
refusal-banker-wager-needed = { $player } 擔任莊家角色：須投注莊，或轉交角色。
refusal-not-asked-other-turn = 現在輪到 { $next }，而不是 { $player }。
refusal-not-asked-nobody = 現在沒有詢問任何人，也沒有詢問 { $player }。

## Refusals: two games under one dealer
refusal-games-not-paired-two-tables = 由一名荷官輪流發牌的須是兩個百家樂遊戲，各在一枱。
refusal-games-not-paired-not-one-dealer = 這兩個遊戲不由一名荷官輪流發牌。
refusal-tables-paired-this-table = 本枱已與 { $partner } 配對：請先解除配對。
refusal-tables-paired-other-table = { $table } 已與 { $partner } 配對：請先解除配對。
refusal-pair-not-complete = { $partner } 尚未與本枱配對：請配對，或解除配對。
refusal-card-in-turn-dealt-now = 現正為本枱發牌：請照常發牌。
refusal-card-in-turn-this-turn = 輪到本枱：請照常發牌。

## Refusals: irregularities, conduct and disputes
refusal-ruling-due-report-card = 出現了多餘的牌：請先報告。
refusal-ruling-due-other-card = 多餘的牌是另一張：請先報告那一張。
refusal-choice-open = 玩家可取回注碼：待其選擇後再繼續本局。
refusal-irregularity-does-not-fit-dealer-handles-cards = { $irregularity }：不可能發生，因為此處只有荷官接觸牌。
refusal-not-authorised-must-authorise = 須由{ $roles }批准。
refusal-option-not-open = 沒有裁決留下此選擇：{ $effect }。
refusal-fact-needed-only-if = 須符合：{ $fact }。
refusal-forfeit-not-allowed = 結果作廢時，只沒收報告所指作弊者的注碼。
refusal-coup-not-recalled = { $coup } 不在最近 { $coups } 局之中。
refusal-coup-over-about-live-coup = { $coup } 已經結束：此報告只針對進行中的局。
refusal-coup-over-not-taken-up = { $coup } 不能再繼續。
refusal-coup-void = { $coup } 已經作廢。
refusal-not-forbidden-no-rule = { $edition } 對此沒有規定：{ $breach }。
refusal-not-forbidden-binds-others = 此規則只約束他人，不約束{ $role }。
refusal-not-forbidden-excused = 此處允許：{ $excuse }。
refusal-no-excuse = 規則沒有這種豁免：{ $excuse }。
refusal-measure-not-provided = 規則沒有為此違規規定這項措施：{ $measure }。
refusal-measure-too-early = 須先採取這項措施：{ $measure }。
refusal-not-yours-review-by-patron = 須由提出爭議者要求覆核。
refusal-no-such-dispute = 沒有編號為 { $dispute } 的未結爭議。
refusal-no-such-error = 登記冊中沒有編號為 { $payment } 的付款錯誤。

## Refusals: promised shoes, and results at terminals
refusal-promise-says-otherwise-shoe = 本靴的牌序已事先承諾：牌以離開牌靴時為準。請改為宣佈本局作廢。
refusal-nothing-to-promise-shuffling-device = 洗牌機沒有可預先承諾的牌序。
refusal-deal-too-late-shoe = 牌靴須在切牌之前承諾，下一靴為 { $next }。
refusal-bad-result-coup = 百家樂一局的結果是牌，不是號碼。

## What comes next at a game
waits-banker-role = 請詢問誰擔任莊家角色
waits-banker-wager = 莊家角色尚未投注莊
waits-bets = 正在接受下注
waits-breach = 等待主管決定
waits-burn = 請燒牌
waits-card =
    { $nth ->
        [1] { $hand }第一張牌
        [2] { $hand }第二張牌
       *[3] { $hand }第三張牌
    }
waits-cards = 請送牌上枱
waits-collect = 請收回牌
waits-confirmation = 請確認結果
waits-counts = 請宣佈點數
waits-cut = 請切牌
waits-cutting-card = 請放入切牌卡
waits-expose = 等待持牌者亮牌
waits-exposure = 請翻牌
waits-last-coup = 請宣佈最後一局
waits-name-card = 請輸入未讀取的牌
waits-next-coup = 下一局
waits-no-more-bets = 宣佈：停止下注
waits-other-coup = 請先發另一枱
waits-other-joins = 另一枱也須加入輪流發牌
waits-pass-out = 請交牌
waits-place-your-bets = 宣佈：請下注
waits-players-choice = 玩家可取回注碼
waits-result = 請選擇結果
waits-settlement = 請結算
waits-shuffle = 請洗牌
waits-stray-card = 多出一張牌
waits-table-opening = 等待開枱
waits-time = 時間到即停止下注
waits-turn = 請翻牌

## What comes next at a wheel
waits-ball-at-rest = 滾珠轉動中
waits-ball-examined = 等待檢查滾珠
waits-close-bets = 請停止下注
waits-next-game = 下一局
waits-number = 請輸入號碼
waits-number-in-doubt = 等待主管輸入號碼
waits-own-spin = 請轉動滾珠
waits-spin = 請轉動滾珠
waits-wheel-opening = 等待輪盤開枱

## What a coup waits for, as part of a sentence
round-step-card = 發牌
round-step-confirmation = 荷官確認結果
round-step-exposure = 亮牌
round-step-no-more-bets = 宣佈停止下注
round-step-place-your-bets = 宣佈請下注
round-step-result = 荷官選擇結果
exposure-step-breach = 主管就違規作出決定
exposure-step-collect = 荷官收回牌
exposure-step-counts = 宣佈點數
exposure-step-deal = 牌靴發牌
exposure-step-expose = 持牌者亮牌或交回
exposure-step-name-card = 荷官輸入牌靴未讀取的牌
exposure-step-pass-out = 荷官交牌
exposure-step-turn = 荷官翻牌

## A sentence that an older release wrote
legacy-text = { $legacy-text }

## Incidents: what goes on record at a game
incident-irregularity = { $irregularity }。
incident-ordered = { $order }。
incident-breach = 違規：{ $breach }。
incident-measure = 違規處理：{ $measure }。
incident-rules-shown = 已向客人出示規則。
incident-cards-held-wrongly = 持牌不合規則：{ $rule }。
incident-wager-refused = 拒絕投注：{ $grounds }
incident-wager-misplaced = 注碼無效：{ $position }。
incident-wagers-reduced = 合計超額的注碼已按比例減少。
incident-wagers-reopened = 因無牌被看到，停止下注後仍可更改注碼。
incident-over-maximum = 允許一位玩家超過最高限額下注。
incident-no-bet-coup = 安排了一局飛牌。
incident-decks-incomplete = 送來的牌不是整副：須另換一批。
incident-cards-dropped = 有牌掉落，已全部收回。
incident-order-revealed = 牌序被看到：本靴作廢。
incident-new-limits = 告示新限額。
incident-change-of-game = 告示將改為{ $game }。
incident-table-closing = 告示本枱的收枱時間。
incident-wheel-closing = 告示輪盤的收枱時間。
incident-dispute = 爭議：{ $about }。
incident-wrong-payment = 付款錯誤：{ $coup }。
incident-ball-examined = 已檢查滾珠。
incident-number-entered = 輸入號碼 { $number }：{ $reason }
incident-spin-void = 作廢：{ $reason }
incident-early-ball = 滾珠在下注時間結束前停定。
incident-ball-unread = 感應器未能讀出滾珠位置。
incident-numbers-differ = 登記號碼為 { $registered }，其後報出 { $number }。

## Why a play is void or was ended
reason-floor-restored = 系統已從備份恢復。
reason-unattended = 無人在場裁定。
reason-no-bet-coup = 飛牌局，不接受投注。
reason-called-off = 發第一張牌前已取消。

## How cards are held and passed on, after "see to it that"
card-rule-dealer-keeps = 無人接的牌由荷官保管
card-rule-passed-out = 荷官必須（而非可以）把牌交給玩家
card-rule-seated = 持牌者須在枱前就座
card-rule-in-full-view = 牌須完全可見
card-rule-over-the-layout = 牌須保持在枱面上方
card-rule-one-hand = 每次只交出一手牌
card-rule-both-to-nominees = 頭兩張牌須全由受指定者亮出
card-rule-one-card = 給兩位受指定者的牌須逐張交出
card-rule-exposed = 持牌者可以亮牌
card-rule-collected = 荷官收回牌
card-rule-placed-face-up = 收回的牌須牌面朝上放置
card-rule-turned = 無人亮出的牌由荷官翻開
card-rule-announced = 須宣佈雙方點數，先閒後莊
card-rule-role-taken = 擔任莊家角色者須投注莊並接莊的牌
card-rule-role-passed = 莊家角色在兩局之間轉交
card-rule-marked = 可用標記顯示指定的玩家

## Where chips lie wrongly, after "it lies"
misplaced-outside-area = 放在投注區之外
misplaced-not-separate = 未單獨成注
misplaced-not-flat = 未平放在枱面上
misplaced-on-another = 疊放在另一注上

## The sign of a game
sign-each-wager = 每注：{ $least } 至 { $most }
sign-wager = { $wager }：{ $least } 至 { $most }
sign-box = { $wager }，同一注位合計：{ $least } 至 { $most }
sign-differential = 枱面差額：{ $amount }
sign-multiples = 須為最低限額的倍數
sign-steps = 超出最低限額部分以 { $amount } 遞增
sign-least-total = 所有注項合計至少 { $amount }
sign-most-total = 所有注項合計最多 { $amount }
sign-period = 下注時間：{ $seconds } 秒
sign-main-wager-only = { $wager }：須有主注
sign-pays = { $wager }：{ $odds }
sign-pays-banker-wins-with-six = { $wager }（六點贏）：{ $odds }
sign-pays-banker-wins-without-six = { $wager }（非六點贏）：{ $odds }
sign-pays-tie = { $wager }（和局時）：{ $odds }
sign-new-limits = 新限額自 { $at } 起
sign-previous-limits = 原限額
sign-previous-minimum = 原最低限額

## Refusals at every game
refusal-table-not-set = 請先設定{ $kind }。
refusal-table-closed = { $kind }已收枱：請先開枱。
refusal-bad-name-person = 操作者或批准者須有姓名。
refusal-not-authorised-for-others = 此事須由{ $roles }辦理。
refusal-not-authorised-result-changes = 此操作會改變已知結果的賠付：須由規則指定的主管輸入。
refusal-not-yours-for-yourself = 您只能為自己操作。
refusal-second-person-needed-stakes-go-back = 結果可能已知，而注碼將退還：須由第二人簽署。
refusal-second-person-needed-result-changes = 此操作會改變已知結果的賠付：須由同級或更高級別的第二人簽署。
refusal-second-person-needed-tokens-for-voucher = 以兌換券兌換代幣須由兩人辦理：由主管查看兌換券並簽署。
refusal-out-of-range-too-many-values = 一次操作最多有 { $most } 個數值。
refusal-out-of-range-number-too-large = 數值太大：最大為 { $most }。
refusal-bad-text = 每段文字須為一行，最多 { $most } 個可打印字元。
refusal-no-open-incident = 事件 { $incident } 已無須再通知任何人。
refusal-nobody-to-tell = 事件 { $incident } 已無須再通知{ $who }。

## Refusals about notice to players
refusal-notice-not-given-tell-players = 須先告知玩家，才可{ $act }。
refusal-notice-not-given-show-sign = 須提前 { $minutes } 分鐘公佈告示。
refusal-notice-too-short = 須提前 { $minutes } 分鐘公佈告示：尚餘 { $left } 分鐘。
refusal-named-too-soon = 所寫時間須至少在 { $minutes } 分鐘之後。

## Refusals about disputes
refusal-reason-needed-dispute-about = 請說明爭議內容。
refusal-reason-needed-decision = 請說明裁定內容。
refusal-not-first-instance = 須先由{ $role }裁定；其不在場時才由他人裁定。
refusal-decision-final-no-review = { $edition } 沒有覆核程序。
refusal-decision-final-reviewed = 爭議已覆核：裁定為最終裁定。
refusal-review-pending-asked-already = 已要求覆核。
refusal-review-pending-comes-first = 須先完成客人要求的覆核。
refusal-no-recourse = { $edition } 沒有規定由誰受理投訴。
refusal-advice-due = 請先告知客人可以{ $recourse }。

## Refusals about wrong payments
refusal-bad-amount-paid-and-due = 請以整分說明已付多少、應付多少。
refusal-bad-amount-how-much = 請以整分說明金額。
refusal-payment-right = 應付與實付均為 { $paid }。
refusal-reason-needed-enquiries = 請說明查詢結果。
refusal-reason-needed-attempt = 請說明做了什麼、結果如何。
refusal-wrong-attempt-own-record = 查詢或姓名須另行記錄。
refusal-wrong-attempt-too-much = 客人多收了錢：請要求退回。
refusal-wrong-attempt-too-little = 客人少收了錢：請補付。
refusal-more-than-owed = 尚欠的只有 { $owed }。

## Refusals of a set-up
refusal-no-such-box-not-at-table = 本枱沒有 { $box } 號注位。
refusal-box-closed = { $box } 號注位已停用。
refusal-out-of-range-places = 一張賭枱有 1 至 { $most } 個座位，不能是 { $places } 個。
refusal-too-many-places = 此處最多可坐 { $most } 人，不能是 { $places } 人。
refusal-area-not-allowed = 本遊戲只可在{ $areas }進行。
refusal-equipment-missing = 賭枱須有 { $needed } 件{ $equipment }；現有 { $there } 件。
refusal-equipment-unfit-none = 如有{ $item }，至少須有一件。
refusal-equipment-unfit-figure = { $item }須為{ $right }，不能是 { $figure }。
refusal-equipment-unfit-no-figure = { $item }須為{ $right }。
refusal-equipment-unfit-diagram = { $item }須符合圖 { $diagrams }，不能是圖 { $diagram }。
refusal-equipment-unfit-no-diagram = { $item }須符合圖 { $diagrams }。
refusal-equipment-unfit-metallic = { $item }須完全不含金屬。
refusal-equipment-unfit-not-approved = { $item }使用前須獲批准。
refusal-equipment-unfit-pockets = 輪盤有 { $pockets } 個號碼格：零為綠色，其餘紅黑相間。
refusal-equipment-unfit-order = 號碼依次為 { $first }，如此類推。
area-main-floor = 主廳
area-salon = 貴賓廳
area-private-table = 私人賭枱

## Refusals of a sign
refusal-sign-incomplete-amount = 告示須寫明{ $wager }的限額。
refusal-sign-incomplete-multiples = 告示須寫明注碼的倍數。
refusal-bad-limits-not-sound = 限額須為大於零的整數，最低不得高於最高。
refusal-limit-not-used = { $game }沒有此項限額：{ $limit }。
refusal-unknown-wager-no-such-kind = { $game }沒有 { $wager }。可選：{ $wagers }。

## Refusals at a wheel
refusal-table-open-close-wheel-first = 請先將輪盤收枱，再重新設定。
refusal-table-open-wheel-already = 輪盤已開枱。
refusal-one-wheel-only = 一局由一個輪盤決定：其他輪盤須另行設定。
refusal-wheel-differs = 此輪盤尚有未結算的局：規則不同的輪盤須另起名稱。
refusal-spin-in-progress-change-limits = 限額須在兩局之間更改。
refusal-spin-in-progress-finish-first = 須先完成本局，或宣佈作廢。
refusal-spin-in-progress-game-under-way = 本局進行中：須先有號碼，或宣佈作廢。
refusal-round-over-no-name-for-game = { $name } 不能作為下一局的名稱。
refusal-wagers-closed-spin-period-over = 本局的下注時間已結束。
refusal-ball-not-examined = 滾珠曾飛出輪盤：須由主管檢查後才可再轉。
refusal-ball-not-rolling-nothing-to-fit = { $kind }：沒有轉動中的滾珠可能發生此情況。
refusal-no-reading-by-hand = 輪盤自行讀取號碼：讀不出時由主管更正。
refusal-reading-again-dealer-enters = 感應器已報告：由荷官輸入號碼。
refusal-reading-again-known-already = 滾珠的位置已經知道。
refusal-result-in-doubt = 號碼存疑：須由主管輸入正確號碼。
refusal-number-unchanged = 本局號碼已是 { $number }。
refusal-irregularity-does-not-fit-about-the-spin = 此事與轉動有關：請{ $instead }。
refusal-irregularity-does-not-fit-other-order = { $kind }：規則對此另有規定。
remedy-no-spin = 宣佈無效轉動
remedy-correct-number = 更正號碼
refusal-spin-not-recalled = 此局不在最近 { $games } 局之中。
refusal-spin-over = 下一局已開始：此後只能更正故障所致的錯誤。
refusal-nothing-to-end-wheel = 此輪盤沒有進行中的局。
refusal-bad-result-spin = 轉動的結果是號碼，不是牌。
refusal-nothing-to-promise-live-wheel = 無人能承諾真人輪盤的滾珠會落在哪裏。
refusal-deal-too-late-spin = 轉動須在開局前承諾，而 { $deal } 已開局。
refusal-promise-says-otherwise-spin = 本次轉動已事先承諾，結果為 { $number }。請改為宣佈本局作廢。
refusal-promise-says-otherwise-spin-unknown = 本次轉動已事先承諾，結果會隨種子公佈。請改為宣佈本局作廢。
refusal-no-cards-none-dealt = 此處不發牌。

### The floor: terminals, chip accounts, tickets, devices, people and fair deals.

## Parts of sentences
kind-of-game-table = 賭枱
kind-of-game-wheel = 輪盤
deal-shoe = 牌靴
deal-spin = 輪盤局
place-pt = 終端 { $name }
place-cage = 帳房
place-kiosk = 自助機 { $name }
bet-on-numbers = { $bet } { $numbers }

## Names of games, devices and people
refusal-bad-name-game = { $name } 不能用作{ $kind }的名稱。
refusal-bad-name-device = { $device } 不是有效的設備名稱，或未指明服務對象。
refusal-bad-name-device-of-place = { $serves } 的 { $kind } 須名為 { $kind }-{ $serves }。
refusal-bad-name-staff = { $name } 不能用作姓名：請用小寫字母、數字及 . _ -
refusal-bad-name-actor = 須填寫操作者的姓名。
refusal-bad-name-terminal = 終端須有名稱。
refusal-bad-name-letters-digits = { $name } 不是有效名稱：請用字母、數字和連字號。
refusal-name-taken = 已有名為 { $name } 的{ $other }：請為{ $kind }另取名稱。
refusal-reserved-name-guest = { $name } 代表系統或設備，不能用作客人的名稱：請另取名稱。
refusal-reserved-name-device = { $name } 是人員或系統的名稱：請另取名稱。
refusal-reserved-name-person = { $name } 代表系統或設備，不能用作人員的名稱：請另取名稱。
refusal-unknown-game-of-deal-kind = 沒有采用{ $deals }的遊戲 { $game }。
refusal-unknown-game-not-on-floor = 本場沒有遊戲 { $game }。
refusal-unknown-game-of-set-up = { $edition } 沒有此處設定的遊戲。
refusal-unknown-game-of-other-kind = 名為 { $name } 的是{ $other }，不是{ $kind }。
refusal-no-such-game-other-kind = 此處不能進行{ $game }：請設定同類的遊戲。
refusal-game-not-found = 本場沒有遊戲 { $game }。

## Staff, keys and second persons
refusal-second-person-needed-administrator = 須由第二位系統管理員以姓名和密碼簽署。
refusal-second-person-needed-no-administrator = { $name } 不是系統管理員，或已停職。
refusal-second-person-needed-signs-for-self = 不得為自己簽署：請另一位系統管理員簽署。
refusal-second-person-needed-for-self = 不得為自己辦理此事：請另一位系統管理員辦理。
refusal-second-person-needed-another-person = 須由{ $who }簽署，且不得與申請人為同一人。
refusal-made-by-each-other = { $until } 之前 { $first } 與 { $second } 不得共同簽署：其中一人在 24 小時內由另一人新增帳戶、授予職務或設定密碼。請由其他系統管理員簽署，或在伺服器上以 `pitboss staff reset` 重設該密碼。
refusal-staff-suspended-you = 您已停職：請聯絡系統管理員。
refusal-staff-suspended-already = { $name } 已經停職。
refusal-not-suspended = { $name } 沒有停職。
refusal-unknown-staff = 沒有名為 { $name } 的員工。
refusal-staff-exists = 已有名為 { $name } 的員工。
refusal-posts-unchanged = { $name } 的職務已是如此。
refusal-bad-posts-each-once = 至少填寫一個職務，每個職務只填一次。
refusal-posts-apart = { $post }不得兼任其他職務。
refusal-reason-needed-why = 請用一行文字說明原因。
refusal-reason-needed-refusal = 請說明拒絕了什麼，以及拒絕的代碼。
refusal-unknown-device-kind = 沒有 { $kind } 這種設備：可用 { $kinds }。
refusal-unknown-device-no-key = 設備 { $device } 沒有密鑰。

## Devices and their readings
refusal-unknown-device-name = 沒有設備 { $device }：可用 { $names }。
refusal-wrong-device-reads-nothing = { $device } 不為 { $game } 讀取。
refusal-bad-reading-short-text = 牌靴讀出的內容須為一小段文字。
refusal-bad-reading-whole-numbers = 號碼格和圈數須為整數。
refusal-bad-reading-number = 讀數的編號須從 1 開始。
refusal-bad-reading-not-waiting = 第 { $reading } 號讀數並非等待遊戲處理的讀數。
refusal-bad-reading-no-code = 拒絕讀數須有代碼。
refusal-reading-differs = { $detail }請檢查 { $device }。
refusal-already-read = { $device } 的第 { $reading } 號讀數先前已收到：沒有變化。
refusal-reading-late-too-late = { $device } 的第 { $reading } 號讀數來得太遲，不能使用。
refusal-device-failed = 第 { $reading } 號讀數不予使用：{ $device } 當時正等待員工處理。
refusal-unknown-fault = 設備故障只有以下幾種：{ $faults }。
refusal-reason-needed-device-fault = 請用一行文字說明設備出了什麼問題。
refusal-reason-needed-device-cleared = 請用一行文字說明由誰檢查了設備、做了什麼。
refusal-already-failed = { $device } 的故障已登記：須由員工檢查。
refusal-no-fault = { $device } 沒有已知故障。
refusal-wheel-failed = 輪盤故障：{ $detail }下一局開始前須由員工檢查。
device-contradicts = 第 { $reading } 號讀數先為{ $first }，後又報為{ $second }。
device-read-nothing = 無讀數
device-lost-readings = 第 { $before } 號讀數之前有 { $missed } 個讀數沒有收到。

## Alarms and software
refusal-bad-alarm-incomplete = 警報須寫明對象、發生次數和少量事實。
refusal-bad-alarm-looked-by = 請說明由誰查看了警報。
refusal-no-alarm = 已沒有此警報：他人已經查看。
refusal-bad-software-incomplete = 校驗須寫明伺服器、版本和檔案數。
refusal-bad-software-hash = 雜湊值須為 64 位 0 至 9 和 a 至 f。
refusal-software-not-found = 上次校驗時伺服器 { $server } 上不是此軟件。
refusal-reason-needed-software-changed = 請用一行文字說明軟件為何更改。

## Fair deals
refusal-deal-committed = { $deal } 已公佈承諾。
refusal-deal-not-committed = 沒有人承諾過此遊戲的發牌 { $deal }。
refusal-deal-withdrawn = { $deal } 的承諾已撤回：{ $reason }
refusal-deal-revealed = { $deal } 的種子已經公開。
refusal-deal-in-play-not-over = { $deal } 尚未結束：結束之前種子保密。
refusal-deal-in-play-seed-secret = 種子尚未公開：請在結束後再驗證。
refusal-seed-differs = 這不是 { $deal } 承諾時的種子。
refusal-reason-needed-promise-withdrawn = 請用一行文字說明為何不能履行承諾。
refusal-bad-number-commitment = 隨機數的承諾值須為 64 位 0 至 9 和 a 至 f。
refusal-bad-number-hash = 事件的雜湊值須為 64 位 0 至 9 和 a 至 f。
refusal-number-left-out = 本終端多次未提交隨機數：再過 { $deals } 次發牌後才重新計入。
refusal-number-too-late-not-taken = { $deal } 不再接受隨機數。
refusal-number-too-late-replaced = { $deal } 的隨機數已經合併：遲到的已由承諾值代替。
refusal-number-too-early-bets-open = 停止下注之後才公開隨機數：請先保密。
refusal-number-too-early-wagers-may-follow = { $deal } 的隨機數公開後仍可能有人投注。
refusal-number-not-committed = 本終端在 { $deal } 中沒有隨機數。
refusal-number-told = { $deal } 的隨機數已經公開。
refusal-deal-mixed = { $deal } 的結果已定。
refusal-reason-needed-dispute = 請用一行文字說明哪裏不符。
refusal-deal-disputed = 員工已收到本終端對 { $deal } 的異議。
refusal-numbers-told = 各終端已公開本局的隨機數：不得再投注。請改為宣佈本局作廢。

## What the proof of a deal shows
proof-seed = 種子
proof-seed-and-numbers = 種子和隨機數
proof-withdrawn = 承諾已撤回，無法證明此次發牌：{ $reason }。
proof-other-seed = 承諾值不是用此種子產生的。
proof-committed = { $game } 的{ $kind } { $deal } 的承諾值是用此種子產生的。
proof-dealt-too-early = 在合併各終端的隨機數之前就已發牌。
proof-not-dealt = 各終端的隨機數沒有合併：沒有發牌。
proof-wrong-number = 終端 { $terminal } 的隨機數與其承諾值不符。
proof-two-numbers = 其中一個終端有兩個隨機數。
proof-no-numbers = 沒有終端加入隨機數：由日誌的雜湊值代替。
proof-numbers = { $terminals } 個終端加入了隨機數：{ $named }。
proof-many-numbers = { $terminals } 個終端加入了隨機數：{ $named }，以及另外 { $more } 個。
proof-late-numbers = { $numbers }其中 { $late } 個隨機數沒有提交，由承諾值代替。
proof-order-by-seed = 由此得出 { $decks } 副牌的次序，在第 { $cut } 張牌之後切牌。
proof-order = 由它們得出 { $decks } 副牌的次序，在第 { $cut } 張牌之後切牌。
proof-order-as-committed = 由它們得出 { $decks } 副牌的次序，在第 { $cut } 張牌之後切牌，與承諾值所定一致。
proof-order-chosen = 由它們得出 { $decks } 副牌的次序，在第 { $cut } 張牌之後切牌，切牌位置由人選定。
proof-cards = { $cards } 張牌離開牌靴，次序全部相符：燒牌 { $burned } 張，{ $coups } 局共發出 { $dealt } 張。
proof-cards-unread = { $cards }其中 { $unread } 張無人讀取，因此無從比較。
proof-too-many-cards = { $cards } 張牌離開牌靴，而牌靴中只有 { $held } 張。
proof-between-coups = 兩局之間
proof-in-coup = 在第 { $coup } 局
proof-wrong-card = 第 { $place } 張牌（{ $where }）為 { $card }，而按{ $by }應為 { $due }。
proof-no-number = 輪盤沒有讀到號碼；按{ $by }應為 { $due }。
proof-other-number = 輪盤讀到 { $number }，而按{ $by }應為 { $due }。
proof-other-entered = 員工為此局輸入了 { $number }，而按{ $by }應為 { $due }。
proof-number-by-seed = 號碼 { $number } 正是種子得出的號碼。
proof-number = 號碼 { $number } 正是種子和隨機數得出的號碼。

## Chips on the layout of a terminal
refusal-bad-stake-none-named = 請說明要下哪些注。
refusal-bad-stake-lie-there = 籌碼已在該處。
refusal-wagers-closed-no-wagers-now = 現在不接受投注：請等下一局。
refusal-part-not-permitted = 只能取回 { $part }，或全部取回。
refusal-wager-not-placed-no-chips = 沒有可取回的籌碼。
refusal-wager-not-placed-lies-there = 該處的注額為 { $lies }。
refusal-wager-not-placed-not-recalled = 終端 { $terminal } 查不到在 { $play } 的投注。
refusal-outside-limits-comes-back = { $why }：退回 { $back }。
terminal-limit-over-maximum = 超過最高限額 { $limit }
terminal-limit-over-aggregate = 超過合計上限 { $limit }
terminal-limit-wrong-unit = 此處投注須以 { $limit } 遞增
refusal-insufficient-credits = 餘額只剩 { $left }，需要 { $needed }。
chips-come-back = { $wager }：限額內 { $counts } 有效，退回 { $back }。

## Chip accounts
refusal-unknown-terminal = 沒有玩家終端 { $terminal }。
refusal-payout-waiting = 工作人員須先人工支付 { $payout }：請稍候。
refusal-wagers-placed-on-layout = 請先取回枱面上的籌碼，或等待結果。
refusal-insufficient-funds-no-credits = 沒有可兌現的餘額。
refusal-over-limit-credit-meter = 餘額上限為 { $most }，現有 { $there }：已退回。
refusal-account-locked = 帳戶已鎖定：{ $problem }請呼叫主管。
refusal-account-not-locked = 終端 { $terminal } 沒有鎖定。
meters-differ = 計數器為 { $meters }，帳戶餘額為 { $account }。
held-for-no-wager = 有 { $held } 被佔用而無對應注碼。
refusal-player-left = 玩家其後已兌現：差額由帳房支付或追收。
refusal-bad-settings-notes = 終端至少須接受一種面額的紙幣。
refusal-bad-settings-ticket-months = 票券有效期須為 1 至 { $most } 個月。
refusal-bad-settings-venue = 場所須有名稱，票券上的文字須為一行。
refusal-note-not-accepted = 本終端接受 { $accepted } 的紙幣；{ $note } 已退回。
refusal-stacker-failed = 入鈔口故障，已退回：{ $detail }請呼叫工作人員。
refusal-printer-failed = 打印機故障：{ $detail }由工作人員憑單支付餘額。
refusal-transfer-repeated = 轉入編號 { $reference } 已使用過：{ $amount }，終端 { $terminal }。
refusal-no-service-call = 終端 { $terminal } 沒有等待服務，或已有人回應。

## What staff approve at terminals and tickets
refusal-not-authorised-adjust = 調整餘額須由主管批准，並說明原因。
refusal-not-authorised-unlock = 須由主管查明此事，並寫明情況。
refusal-not-authorised-void-play = 宣佈一局作廢須由主管作出，並說明原因。
refusal-not-authorised-clear-owed = 請說明如何處理，以及由誰批准。
refusal-not-authorised-late-claim = 逾期支付須由主管批准，並說明原因。
refusal-not-authorised-lost-slip = 須由兩名負責人裁定，並用一行文字說明原因。

## Settlements at terminals
refusal-play-unknown = 遊戲已查不到 { $play }：其投注須由主管處理。
refusal-play-void = { $play } 已經作廢。
refusal-nothing-owed = { $play } 在本終端沒有未結的差額。
refusal-amount-differs-owed = { $play } 未結的差額為 { $owed }，不是 { $amount }。
refusal-amount-differs-form = 單據寫明 { $form }，應付 { $payable }。
reason-result-corrected = 結果已更正。
reason-by-clause = { $reason }（{ $clause }）

## Payments that wait
refusal-no-payout-not-waiting = 終端 { $terminal } 沒有待付的人工支付 { $payout }。
refusal-payout-on-hold = 暫緩支付：{ $reason }
refusal-form-not-signed-form = 支付單須由玩家簽名，並由見證人一同簽名。
refusal-form-not-signed-voucher = 憑單須由玩家簽名，並由見證人一同簽名。
refusal-reason-needed-payment-waits = 請用一行文字說明為何暫緩支付。
refusal-inspector-not-told-inquiry = 須先告知監察員，並寫明其姓名。
refusal-inspector-not-told-refusal = 拒付須由監察員審核：請寫明其姓名。
refusal-inspector-not-told-reversal = 撤銷拒付須由監察員審核：請寫明其姓名。
refusal-bad-time = 約定的支付時間須在將來，且不超過 { $months } 個月。
refusal-release-needed-payment = 超過 { $most } 須由員工支付，並由第二人批准。
refusal-release-needed-into-the-books = 現金或籌碼入帳須由第二人簽署。
refusal-release-needed-over = 超過 { $most } 須由第二人簽署。
refusal-release-needed-alone-today = { $person } 今日已獨自支付 { $paid }，上限為 { $most }：此筆須由第二人簽署。

## Tickets and vouchers
refusal-bad-validation-number-digits = 票券號碼須為 { $digits } 位數字，{ $number } 不是。
refusal-bad-validation-number-check-digits = 校驗位不符：有數字看錯或輸錯。
refusal-unknown-place = 票券只在 cage 或 kiosk/NAME 兌付，不在 { $place }。
refusal-ticket-on-hold-waits = 票券暫緩支付：{ $reason }
refusal-ticket-on-hold-no-lapse = 暫緩支付的票券不會轉為無人認領。
refusal-ticket-amount-differs = 票券的簽發金額不是 { $claimed }：請呼叫主管。
refusal-ticket-redeemed = 票券已在{ $place }兌付。
refusal-ticket-lost-in-restore = 此為終端 { $terminal } 於 { $after } 至 { $before } 之間打印的第 { $slip } 張票券。該時段的記錄在恢復時丟失：由主管裁定。
refusal-slip-too-much = 終端 { $terminal } 不打印超過 { $most } 的票券：請重新核對。
refusal-slip-paid = 票券 …{ $ends } 已經支付：{ $reason }
refusal-slip-refused = 票券 …{ $ends } 不予支付：{ $reason }
refusal-slip-presented = 票券 …{ $ends } 已在等待主管裁定。
refusal-voucher-number-needed = 請輸入兌換券號碼：最多 48 個字母和數字，其間可用 . _ 或 - 連接。
refusal-voucher-exchanged = { $promotion } 的兌換券 { $voucher } 已在 { $table } 枱兌換：{ $tokens }。

## Words on tickets and forms
slip-ticket = 可兌換票券
slip-form = 人工支付單
slip-voucher = 支付憑單
slip-terminal = 終端
slip-sequence = 序號
slip-time = 日期時間
slip-expires = 有效期至
slip-released = 批准人
slip-checked = 本人已核對此筆付款的金額。
slip-received = 本人已如數收到。
slip-patron = 客人
slip-witness = 見證人

## The server

refusal-unknown-language = 這裏沒有 { $language } 的文字。
refusal-malformed-request-unclear = 請求不正確。
refusal-malformed-request-fields = 請求不正確。{ $why }
refusal-malformed-request-nested = 請求嵌套太深。

## Languages of the house

refusal-bad-catalogue-unread = 無法讀取 { $folder } 中的語言檔案：{ $problem }。
refusal-bad-catalogue-none = { $folder } 中沒有語言檔案：每種語言一個檔案，例如 fr.ftl。
refusal-bad-catalogue-tag = { $file } 的檔名不是本場可加入的語言，例如 fr.ftl 或 pt-BR.ftl。
refusal-bad-catalogue-syntax = { $place }：{ $problem }。
refusal-bad-catalogue-twice = { $place }：文字 { $key } 出現了兩次。
refusal-bad-catalogue-empty = { $place }：文字 { $key } 沒有內容。
refusal-bad-catalogue-unknown-fact = { $place }：文字 { $key } 沒有名為 { $name } 的數據。
refusal-bad-catalogue-unknown-reference = { $place }：文字 { $key } 引用了 { $name }，但其上方沒有。

## Accounts

account-pt-chips = 終端餘額
account-pt-held = 終端枱面注碼
account-pt-payable = 待填單的人工支付
account-pt-stacker = 終端鈔箱內紙幣
account-ticket-value = 未兌付票券
account-lost-slip-paid = 支付恢復時丟失的票券
account-table-win = 賭枱淨贏
account-table-float = 賭枱籌碼盤
account-table-drop = 賭枱錢箱內現金
account-table-cash = 賭枱上尚未入箱的現金
account-table-seat-buy-in = 已付款待發籌碼
account-table-seat-stack = 座位前的籌碼
account-table-seat-held = 座位下的注碼
account-table-seat-tokens = 座位前的推廣代幣
account-table-seat-token-held = 座位下注的推廣代幣
account-table-overpaid = 賭枱多付待追回
account-table-underpaid = 賭枱少付待補付
account-cage-cash = 帳房現金
account-cage-chips = 帳房籌碼
account-kiosk-cash = 自助機現金
account-promotion-cost = 已贈出的推廣代幣
account-promotion-tokens = 未使用的推廣代幣
account-prize-payable = 待領獎品
account-house-prizes = 賭場承擔的獎品
account-tournament-fees = 錦標賽報名費
account-tournament-pool = 錦標賽獎池
account-tournament-prize = 錦標賽待領獎品
account-tournament-issued = 已發錦標賽籌碼
account-tournament-entrant-chips = 參賽者的錦標賽籌碼
account-house-capital = 賭場投入資金
account-house-issue = 已製籌碼（面值）
account-house-chips = 客人持有的籌碼（面值）
account-house-pockets = 客人攜帶的籌碼
account-house-tokens = 客人攜帶的推廣代幣
account-house-transit = 在途金額（完成後為零）
account-house-monitoring = 監控系統轉入的餘額
account-house-unclaimed = 逾期無人認領的票券與獎品
account-house-adjustments = 故障後的餘額調整
account-house-withheld = 調查後拒付的款項
account-house-rounding = 進位至最小籌碼的成本
accounts-tickets = 未兌付票券 { $count } 張
unit-cents = 分
unit-tournament-chips = 錦標賽籌碼

## Transactions

refusal-unknown-account = 帳目表中沒有帳戶 { $account }。
refusal-bad-amount-posting = 帳戶 { $account } 上的 { $cents } 分不是有效金額：不得為零，也不得超過 { $most } 分。
refusal-bad-amount-cents = 金額須為 1 至 { $most } 分的整數。
refusal-unbalanced-sum = 分錄各行之和須為零，現相差 { $left } { $unit }。
refusal-unbalanced-lines = 分錄至少須有兩行。
refusal-insufficient-funds-short = 帳戶 { $account } 有 { $there }，需要 { $needed }。
refusal-over-limit = 帳戶 { $account } 已有 { $there }，再加 { $adds } 便超過上限 { $most }。
refusal-float-short-float = 賭枱籌碼盤：現有 { $there }，需要 { $needed }。{ $advice }
refusal-cage-short-cash = 帳房現金：帳面有 { $there }，需要 { $needed }。{ $advice }
refusal-cage-short-chips = 帳房籌碼：帳面有 { $there }，需要 { $needed }。{ $advice }
refusal-kiosk-short-cash = 自助機現金：現有 { $there }，需要 { $needed }。{ $advice }
refusal-chips-not-sold-chips = 客人持有的籌碼（面值）：帳面有 { $there }，需要 { $needed }。{ $advice }
refusal-chips-not-sold-pockets = 客人攜帶的籌碼：帳面有 { $there }，需要 { $needed }。{ $advice }
refusal-chips-not-sold-tokens = 客人攜帶的推廣代幣：帳面有 { $there }，需要 { $needed }。{ $advice }
refusal-not-owed-overpaid = 賭枱多付待追回：帳面有 { $there }，需要 { $needed }。{ $advice }
refusal-not-owed-underpaid = 賭枱少付待補付：帳面有 { $there }，需要 { $needed }。{ $advice }
refusal-not-owed-unclaimed = 逾期無人認領：帳面有 { $there }，需要 { $needed }。{ $advice }
refusal-not-owed-withheld = 調查後拒付：帳面有 { $there }，需要 { $needed }。{ $advice }
refusal-unknown-move = 沒有交易 { $move }。可手工入帳的有：{ $known }。
refusal-name-needed = 交易 { $move } 缺少 { $name }。
refusal-name-not-used = 交易 { $move } 沒有 { $name } 一項。
refusal-not-by-hand-follows = 交易 { $move } 隨票券、人工支付或操作自動入帳，不能單獨手工入帳。
refusal-not-by-hand-by-acts = 玩家的籌碼現在隨賭枱上的操作入帳。
refusal-release-needed-unbooked-chips = 從未入帳的籌碼須由第二人簽署。
refusal-not-reversible = { $stream } 沒有可沖銷的交易 { $version }：無此交易、已沖銷，或之後已有超過 { $most } 筆交易。
refusal-not-authorised-reversal = 沖銷須有人批准並說明原因。
refusal-id-reused = 編號 { $id } 已用於另一指令：請使用新的編號。

## Requests and channels

refusal-bad-command-fields = 指令不正確：{ $why }。
refusal-bad-command-type = 指令不正確：{ $why }。可用的指令有：{ $known }。
refusal-unknown-channel-name = 沒有頻道 { $channel }。
refusal-unknown-channel-nothing = { $channel } 沒有可查看的內容。
refusal-unknown-channel-game = 沒有遊戲 { $game }。
refusal-unknown-channel-no-cards = { $game } 不發牌。
refusal-not-permitted-asked = 您無權查詢此內容。
refusal-not-permitted-channel = 您無權查看頻道 { $channel }。
refusal-not-permitted-served = { $device } 只能為其服務對象操作。
refusal-not-permitted-own-name = 請以本人姓名和本人職務操作。
refusal-not-permitted-dealer-terminal = 請在該遊戲的荷官終端登入。
refusal-not-permitted-floor-staff = 荷官終端只供賭場樓面員工使用。
refusal-not-permitted-sensor = 只有感應器可報告其讀數：請由荷官輸入號碼。
refusal-not-permitted-clock = 只有計時器可重新開始下注時間：請主管重新開放下注。
refusal-not-permitted-posts = 此事須由{ $posts }辦理。
refusal-not-permitted-outside = 此指令不接受外部請求。
refusal-not-permitted-no-device = 此遊戲不由設備發牌，不能作出承諾。
refusal-too-many-connections-full = 此伺服器的連接已滿：請稍後重試。
refusal-too-many-connections-address = 此地址有太多未說明身份的連接：請稍後重試。
refusal-too-many-connections-one = 同一使用者最多同時有 { $most } 個連接：請關閉一些。
refusal-no-payout-none = 終端 { $terminal } 沒有人工支付。
refusal-no-payout-no-number = 終端 { $terminal } 沒有編號為 { $number } 的人工支付。

## Signing in

refusal-sign-in-delayed = 密碼錯誤次數過多：請在 { $seconds } 秒後重試。
refusal-staff-suspended-restore = { $name } 已停職：請先用 `pitboss staff restore { $name }` 恢復。
refusal-second-person-needed-another = 須由另一位員工批准。
refusal-second-person-needed-person = 須由{ $role } { $name } 以姓名和密碼簽署。
refusal-second-person-needed-posts = 須由{ $posts }以姓名和密碼簽署。
refusal-second-person-needed-own = 任何人不得為自己簽署。{ $needed }
refusal-second-person-needed-signed = { $signer } 不能為此簽署。{ $needed }
refusal-second-person-refused-wrong = 第二人不能簽署：姓名或密碼錯誤。
refusal-second-person-refused-delayed = 第二人不能簽署：此處密碼錯誤次數過多，請等一分鐘。
refusal-second-person-refused-busy = 第二人不能簽署：登入請求過多，請稍候再試。
refusal-second-person-refused-suspended = 第二人不能簽署：其已停職。
refusal-second-person-refused-own-password = 第二人不能簽署：其須先登入並設定自己的密碼。

## Games and devices

notice-of-errors = 設備故障，或工作人員更正有誤的結果，都可能使一局作廢或改變派彩：何時如此，以遊戲規則為準。如認為有誤，請詢問工作人員。
refusal-reading-late-play = 此讀數屬於 { $play }，該局已結束或尚未開始。
refusal-numbers-awaited = { $deal } 的隨機數正在合併：請重試。
refusal-unknown-game-floor = 本場沒有遊戲 { $game }。
refusal-nothing-to-promise-game = { $game } 沒有可以預先承諾的發牌。
refusal-seed-lost = { $deal } 的種子已丟失：請宣佈本局作廢，並更換牌。
refusal-shoe-reads = 牌靴自行讀牌：請先報告其故障，再手動輸入。

## Starting a server

refusal-demo-apart-real-floor = 這是正式場地的數據庫：--demo 請使用另一個。
refusal-demo-apart-demonstration = 這是示範用的數據庫：請使用另一個。
refusal-demo-exposed = 示範會向所有人公開其密鑰和密碼：只能在 127.0.0.1 上監聽。
refusal-tls-needed = 在 { $address } 上，密碼和密鑰可能在傳輸途中被讀取：請設定 tls-certificate 和 tls-key；如前置代理使用 TLS，請在配置中設 tls-proxy = true。
refusal-server-twin = 本場另一台機器上已有名為 { $name }、地址為 { $address } 的伺服器：請為本機另取名稱，或為本伺服器設另一個 --address。
refusal-cannot-read-config = 無法讀取 { $file }：{ $problem }。
refusal-not-text-config = { $file } 不是 UTF-8 文字。
refusal-bad-config-unread = { $file }：{ $problem }。
refusal-bad-config-key = { $file }：{ $key }：{ $why }
refusal-bad-config-option = 命令選項：{ $key }：{ $why }
refusal-bad-config-setup = { $problem }。
refusal-bad-config-language = { $key }：這裏沒有 { $language } 的文字。
config-venue = 場地須有名稱。
config-address = 請寫成 HOST:PORT，例如 127.0.0.1:8000。
config-proxy = { $proxy } 不是地址，也不是 10.0.0.0/8 一類的網段。
config-tls-key = 證書與其密鑰須同時設定。
config-twice-games = 名稱 { $name } 重複。
config-twice-terminals = 編號 { $name } 重複。
config-names = 名稱須為一行文字，最多 { $most } 個字元。
config-game = { $name } 不能作為遊戲的名稱。
config-shoe = 虛擬荷官不能手動輸入：其牌靴或輪盤須為模擬或設備。
config-partner = 同一荷官的兩個遊戲須為互相指明的賭枱。
config-terminal = { $number } 不能作為終端的名稱。
config-seat = 座位須在本場的實體賭枱。
config-guest = { $guest } 不能作為客人的名稱。

## The database

refusal-unknown-database-kind = { $url } 不是數據庫：請指定檔案（例如 { $file }）或 postgresql://USER@HOST/NAME。
refusal-unknown-database-url = 請這樣指定數據庫：postgresql://USER@HOST/NAME
refusal-no-database-path = 沒有數據庫 { $path }。
refusal-no-database-empty = 數據庫是空的：從未存入任何內容。
refusal-not-a-database-path = { $path } 不是 Pitboss 的數據庫。
refusal-not-a-database-foreign = 數據庫中有其他程式的表：請給 Pitboss 單獨的數據庫。
refusal-newer-database = 此數據庫由更新版本的 Pitboss 建立（遷移 { $migration }）：請使用該版本。
refusal-other-migration = 此數據庫的遷移 { $migration } 與本版本的不同。
refusal-store-unavailable-mid-transaction = 數據庫在事務途中斷開：沒有存入任何內容。
refusal-store-unavailable-unreachable = 無法連接數據庫：恢復之前不進行任何資金變動。
refusal-store-unavailable-no-file = 數據庫檔案不存在：恢復之前不進行任何資金變動。
refusal-store-unavailable-disk = 磁碟沒有回應：恢復之前不進行任何資金變動。
refusal-store-unavailable-unopened = 無法打開數據庫：恢復之前不進行任何資金變動。
refusal-store-unavailable-writer-stopped = 數據庫的寫入程序已停止：恢復之前不進行任何資金變動。
refusal-store-unavailable-no-writer = 數據庫的寫入程序無法啟動，因此不進行任何資金變動：{ $problem }。
refusal-store-unavailable-path = 無法打開 { $path }：{ $problem }。
refusal-store-busy-server = 另一台伺服器正在寫入：請稍後重試。
refusal-store-busy-program = 另一程式獨佔了數據庫：請稍後重試。
refusal-store-full-database = 數據庫的磁碟已滿：騰出空間之前不進行任何資金變動。
refusal-store-full-disk = 磁碟已滿：騰出空間之前不進行任何資金變動。
refusal-store-read-only-database = 數據庫只能讀取：可寫入之前不進行任何資金變動。
refusal-store-read-only-disk = 磁碟只能讀取：可寫入之前不進行任何資金變動。
refusal-store-read-only-folder = { $folder } 只能讀取：數據庫須能在旁邊建立檔案。
refusal-store-unsafe-postgresql = 斷電會造成資金損失：PostgreSQL 中 { $settings } 須全部開啟。
refusal-store-unsafe-sqlite = 斷電會造成資金損失：SQLite 的 synchronous 須為 FULL，journal_mode 須為 WAL。
refusal-store-unavailable-at = { $path }：{ $why }
refusal-store-unavailable-opening = 無法打開數據庫：{ $why }
refusal-store-busy-at = { $path }：{ $why }
refusal-store-busy-opening = 無法打開數據庫：{ $why }
refusal-store-full-at = { $path }：{ $why }
refusal-store-full-opening = 無法打開數據庫：{ $why }
refusal-store-read-only-at = { $path }：{ $why }
refusal-store-read-only-opening = 無法打開數據庫：{ $why }
refusal-store-corrupt-at = { $path }：{ $why }
refusal-store-corrupt-opening = 無法打開數據庫：{ $why }

## Keys and backups

refusal-house-key-needed-unnamed = 此數據庫不是檔案，須指明其主密鑰：請設定 { $variable }、傳入憑據 { $credential }，或在配置中寫 house-key 或使用 --house-key。主密鑰為 64 個十六進制數字，可用 `openssl rand -hex 32` 生成。
refusal-house-key-needed-without = 此操作需要主密鑰，而數據庫是在沒有主密鑰的情況下打開的。
refusal-house-key-missing-gone = { $place } 沒有主密鑰：請放回原處。
refusal-house-key-missing-unread = 主密鑰 { $place } 無法讀寫：{ $problem }。
refusal-bad-house-key-place = { $place } 沒有指明主密鑰：請寫下列之一：{ $kinds }。
refusal-bad-house-key-digits = { $place } 給出的不是主密鑰。主密鑰為 64 個十六進制數字，可用 `openssl rand -hex 32` 生成。
refusal-not-a-backup = 此檔案不是備份，或本版本無法讀取。
refusal-log-broken = 事件 { $event } 與雜湊鏈不符：日誌被篡改或已損壞。
refusal-bad-head-damaged = 此檔案不是已簽名的鏈頭，或已損壞。
refusal-bad-head-other-release = 此檔案不是本版本可讀取的已簽名鏈頭。
refusal-other-key = 鏈頭由另一密鑰簽名：{ $key }。
refusal-bad-key-unwritten = 密鑰 { $path } 無法讀寫：{ $problem }。
refusal-bad-key-unread = 無法讀取密鑰 { $path }：{ $problem }。
refusal-bad-key-not-private = { $path } 中沒有 PEM 格式的 Ed25519 私鑰。
refusal-bad-key-not-public = { $path } 中沒有 PEM 格式的 Ed25519 公鑰。

## Odds, as a sign shows them
# A commission is a decimal by custom.
odds-to = { $staked ->
    [20] { $won ->
        [19] 1 賠 0.95
       *[other] 20 賠 { $won }
    }
    [2] { $won ->
        [1] 1 賠 0.5
       *[other] 2 賠 { $won }
    }
   *[other] { $staked } 賠 { $won }
}
odds-percent = { $percent } %

## Numbers in a row, as part of a sentence
span = { $least }–{ $most }

## The rules in short: what a rule is about
topic-aim = 目標
topic-cards = 牌點
topic-decks = 副數
topic-closing = 停止下注
topic-deal = 發牌
topic-natural = 例牌
topic-third-card = 補牌
topic-wheel = 輪盤
topic-colours = 顏色
topic-zero = 零
topic-no-spin = 無效轉動
topic-call-bets = 叫注

## The rules in short: Baccarat
rule-aim-cards = 發兩手牌：閒與莊。押較接近九點的一手，或押和。所有人押的是同樣的兩手牌。
rule-cards = A 算 1 點，2 至 9 按牌面計，10 和公仔牌算 0 點。總和只取個位：7 加 8 是 5 點。
rule-decks = { $decks } 副牌，每副 52 張。
rule-closing-first-card-removed = 第一張牌離開牌靴後，注碼不得更改。
rule-closing-first-card-exposed = 第一張牌翻開後，注碼不得更改。
rule-closing-period-ends = 倒數結束後，注碼不得更改。
rule-deal = 每手先發兩張牌，閒先莊後，輪流發。
rule-natural = 任一手頭兩張牌為 8 或 9 點，雙方都不補牌。
rule-player = { $draws } 點補第三張牌，{ $stands } 點不補。
rule-banker-alone = 閒不補牌時：{ $draws } 點補牌，{ $stands } 點不補。
rule-banker = 閒補牌時：由閒的第三張牌決定，見上表。
rule-third-card = 每手最多補一張牌。
rule-tie = 押閒與押莊不輸不贏，本金退回。
rule-tie-pays = 押閒和押莊按告示上的百分比派彩，由 { $least } 至 { $most }。此處按 { $paid } 計算。

## The rules in short: Roulette
rule-aim-wheel = 押滾珠停在哪裏：押一個號碼或多個號碼。
rule-wheel = { $pockets } 格，由 0 至 { $most }。
rule-colours = 零為綠色，{ $red } 個號碼為紅色，其餘為黑色。
rule-zero = 開零時，只有包含零的注才贏。
rule-no-spin = 滾珠轉動不合規定時重新轉動，注碼保留。
rule-call-bets = 一個名稱代表多個注：本金平均分到各注，各注分別計算輸贏。

## What a wager wins on
event-player-wins = 閒贏
event-banker-wins = 莊贏
event-tie = 和
event-banker-wins-without-six = 莊贏，但不是 6 點
event-banker-wins-with-six = 莊以 6 點贏
event-tie-on-six = 雙方同為 6 點
event-two-card-tiger = 莊以兩張牌 6 點贏
event-three-card-tiger = 莊以三張牌 6 點贏
event-single-tiger-pair = 其中一手頭兩張牌成對
event-double-tiger-pair = 雙方頭兩張牌都成對，牌面不同
event-twin-tiger-pair = 雙方頭兩張牌都成對，牌面相同
event-player-pair = 閒頭兩張牌成對
event-banker-pair = 莊頭兩張牌成對
event-player-mixed-pair = 閒的對子一紅一黑
event-player-coloured-pair = 閒的對子同色不同花
event-player-perfect-pair = 閒的對子同花
event-banker-mixed-pair = 莊的對子一紅一黑
event-banker-coloured-pair = 莊的對子同色不同花
event-banker-perfect-pair = 莊的對子同花
event-player-wins-with-natural = 閒以例牌贏
event-banker-wins-with-natural = 莊以例牌贏
event-equal-naturals = 雙方同點例牌
event-player-wins-by = 閒以非例牌勝 { $points } 點
event-banker-wins-by = 莊以非例牌勝 { $points } 點
event-its-number = 開出該號碼
event-one-of-its-numbers = 開出其 { $count } 個號碼之一
event-numbers = 開出 { $numbers }

## What else a player should know of a wager
comes-back = 退回本金：{ $events }。
comes-back-more = { $list }；{ $next }
call-bet-parts = 平均分押於 { $pieces }。

## The steps of a coup
step-opening = 閒得 { $player_cards }，共 { $player } 點。莊得 { $banker_cards }，共 { $banker } 點。
step-player-gets = 閒得 { $card }，共 { $points } 點。
step-banker-gets = 莊得 { $card }，共 { $points } 點。
step-natural = 兩張牌 { $points } 點為例牌：雙方都不補牌。
step-player-draws = 閒 { $points } 點，補牌：{ $draws } 點都補。
step-player-stands = 閒 { $points } 點，不補：只有 { $draws } 點才補。
step-banker-alone-draws = 閒沒有補牌。莊 { $points } 點，補牌：此時 { $draws } 點都補。
step-banker-alone-stands = 閒沒有補牌。莊 { $points } 點，不補：此時只有 { $draws } 點才補。
step-banker-always-draws = 莊 { $points } 點，補牌：{ $points } 點一定補。
step-banker-always-stands = 莊 { $points } 點，不補：{ $points } 點一定不補。
step-banker-draws = 莊 { $points } 點，補牌：閒的第三張牌算 { $thirds } 點時，莊 { $points } 點要補。
step-banker-stands = 莊 { $points } 點，不補：閒的第三張牌算 { $thirds } 點時才補，{ $third } 點不補。
step-ball = 滾珠停在 { $number }（{ $colour }）。

## The result of a coup or spin
result-player = 閒贏，{ $high } 比 { $low }
result-banker = 莊贏，{ $high } 比 { $low }
result-tie = 和，{ $high } 比 { $low }
result-spin = { $number }，{ $colour }

## What a wager brought
settled-win = { $stake } 贏 { $won }，共取回 { $returned }。
settled-lose = 輸 { $stake }。
settled-standoff = 不輸不贏，退回 { $stake }。

## Worked examples
example-natural = 例牌：立即結束
example-five-against-ten = 莊五點遇十不補
example-tie-on-six = 六點和局
example-banker-six = 莊以六點贏
example-three-against-eight = 莊三點遇八不補
example-pair = 一手對子，另一手例牌
example-black = 黑色號碼
example-red = 紅色號碼
example-zero = 零

## Questions and answers of a lesson
lesson-player-draws = 閒是否補第三張牌？
lesson-banker-draws = 莊是否補第三張牌？
lesson-draw = 補牌
lesson-stand = 不補
lesson-who-wins = 誰贏？
lesson-counts = 閒 { $player } 點，莊 { $banker } 點。
lesson-coup-pays = { $result }。{ $wager }押了 { $stake }，共取回多少？
lesson-spin-pays = 開出 { $number }。{ $wager } 押了 { $stake }，共取回多少？
lesson-nothing = 沒有
lesson-which-covers = 開出 { $number }。哪一注贏？
lesson-covers = { $bet }包含 { $numbers }。

## The pages of a floor
page-player = 玩家終端 { $number }
page-seat = { $table } 的 { $guest }
page-display = { $game } 顯示屏
page-dealer = { $game } 荷官
page-supervisor = 主管
page-cage = 帳房
page-inspector = 監察員與監控
page-admin = 系統管理
page-guide = 規則與賠率
page-learn = 練習

## What happened at a table or wheel, step by step. No sentence names a card that may be face down
replay-set-table = 賭枱已設定。
replay-open-table = 開枱。
replay-choose-dealing = 更改發牌方式。
replay-limit-players = 限制玩家人數。
replay-restrict-optional = 附加投注只限有主注的玩家。
replay-show-game = 告示公佈更換遊戲。
replay-change-game = 更換遊戲。
replay-show-closing = 告示公佈收枱時間。
replay-close-table = 收枱。
replay-pair-tables = 一名荷官輪流發兩張賭枱。
replay-part-tables = 兩張賭枱恢復單獨發牌。
replay-draw-out-of-turn = 一張牌未按次序發出。
replay-announce-limits = 告示公佈新限額。
replay-alter-limits = 新限額生效。
replay-raise-at-once = 立即提高最低限額。
replay-raise-kept = 所有玩家適用本枱最低限額。
replay-allow-over-maximum = { $player } 可超過最高限額下注。
replay-join = { $player } 來到賭枱。
replay-bring-chips = { $player } 帶來更多籌碼。
replay-buy-chips = { $player } 購買籌碼 { $amount }。
replay-exchange-voucher = { $player } 兌換一張兌換券。
replay-take-seat = { $player } 更換座位。
replay-leave = { $player } 離開。
replay-vacate = { $player } 讓出座位。
replay-bring-cards = 送牌上枱。
replay-check-cards = 檢查牌。
replay-drop-cards = 牌掉落，已全部收回。
replay-shuffle = 洗牌。
replay-riffle = 交疊洗牌。
replay-let-players-cut = 決定由誰切牌。
replay-decline-cut = { $player } 不切牌。
replay-cut = 切牌。
replay-insert-cutting-card = 放入切牌卡。
replay-load-device = 牌放入牌靴或洗牌機。
replay-burn = 燒牌。
replay-take-out-cards = 取出牌，不再使用。
replay-start-round = 新一局開始。
replay-call = 荷官宣佈：{ $announcement }。
replay-call-last-coup = 荷官宣佈最後一局。
replay-end-period = 下注時間結束。
replay-restart-period = 下注時間重新開始。
replay-reopen = 重新開放下注。
replay-draw-card = 發出一張牌。
replay-meet-cutting-card = 切牌卡出現。
replay-name-card = 確認一張牌：{ $card }。
replay-select-result = 荷官選擇結果：{ $winner }。
replay-confirm-result = 荷官確認結果。
replay-settle-initial-deal = 結算頭四張牌的投注。
replay-settle = 結算所有投注。
replay-pass-out = { $hand }：牌交給 { $to }。
replay-expose-card = { $player } 翻開一張牌。
replay-collect = { $hand }：荷官收回牌。
replay-turn = { $hand }：荷官翻牌。
replay-announce-counts = 宣佈點數。
replay-refuse-cards = { $hand }：{ $player } 不接牌。
replay-designate = { $hand }：{ $player } 優先接牌。
replay-report-holding = { $player } 持牌不合規則。
replay-excuse-holding = { $player } 可繼續。
replay-forfeit-cards = { $player } 交出牌。
replay-accept-role = { $player } 擔任莊家角色。
replay-decline-role = { $player } 不擔任莊家角色。
replay-pass-role = { $player } 放棄莊家角色。
replay-place-wager = { $player } 押 { $amount } 於{ $wager }。
replay-take-off = { $player } 取回{ $wager }的籌碼。
replay-reduce-wagers = 荷官減少投注。
replay-refuse-wager = 拒絕 { $player } 的{ $wager }注。
replay-find-misplaced = { $player } 的{ $wager }注放置有誤，退回。
replay-order-no-bet = 安排一局飛牌。
replay-take-wagers = 恢復接受投注。
replay-report-irregularity = 員工報告異常情況。
replay-choose-option = 員工選擇處理方式。
replay-resume-coup = 繼續本局。
replay-report-breach = 記錄違規行為。
replay-take-measure = 採取措施。
replay-tell-about = 已就事件通知有關人員。
replay-show-rules = 已出示規則。
replay-find-wrong-payment = 發現付款錯誤。
replay-enquire = 已查詢付款錯誤。
replay-try-to-rectify = 嘗試更正付款。
replay-rectify-payment = 付款已更正。
replay-tell-regulator = 已就付款錯誤通知監管機構。
replay-raise-dispute = { $patron } 提出爭議。
replay-decide-dispute = 裁定爭議。
replay-ask-review = 要求覆核。
replay-review-dispute = 覆核爭議。
replay-advise-patron = 告知客人投訴途徑。
replay-close-dispute = 爭議結束。
replay-set-wheel = 輪盤已設定。
replay-open-wheel = 輪盤開枱。
replay-close-wheel = 輪盤收枱。
replay-new-game = 請下注。
replay-spin-ball = 滾珠開始轉動。
replay-ball-at-rest = 滾珠已停定：{ $pocket }。
replay-ball-at-rest-unread = 滾珠已停定：未能讀出號碼。
replay-confirm-number = 荷官報出號碼：{ $number }。
replay-no-spin = 宣佈無效轉動，此次不算。
replay-examine-ball = 檢查滾珠。
replay-correct-number = 主管輸入號碼：{ $number }。
replay-end-by-restore = 系統已從備份恢復：本局作廢，退還注碼。
replay-void-spin = 宣佈本局作廢。

## Cards of a coup
replay-card-up = { $hand }：{ $card }。
replay-card-down = { $hand }：一張暗牌。
replay-card-stray = 發出一張多餘的牌。

## Reports
report-accounts = 試算表
report-meters = 終端計數器
report-incidents = 本月事件
report-refusals = 本月被拒操作
report-staff = 已登入員工
report-software = 伺服器軟件
report-conformance = 條款驗證

## Columns of reports
column-account = 帳戶
column-meaning = 說明
column-kept = 資產
column-owed = 負債
column-terminal = 終端
column-plays = 局數
column-game = 遊戲
column-number = 編號
column-time = 時間
column-kind = 種類
column-incident = 經過
column-clause = 條款
column-to-be-told = 尚須通知
column-person = 人員
column-command = 操作
column-refusal = 原因
column-name = 姓名
column-place = 位置
column-since = 登入時間
column-last-seen = 最近活動
column-server = 伺服器
column-version = 版本
column-hash-found = 實測雜湊
column-hash-accepted = 核准雜湊
column-edition = 規則版本
column-clauses = 條款數
column-need-proof = 須驗證
column-proven = 已驗證
column-unproven = 未驗證

## Cells and notes of reports
report-total = 合計
report-unit-cents = 貨幣
report-unit-tournament-chips = 錦標賽籌碼
report-note-sides-differ = 資產與負債兩邊不符。
report-note-meters = { $terminal }：{ $problem }
report-due = { $recipient }（{ $by }）
report-note-to-be-told = 尚有 { $count } 項須通知。
report-locked = 已鎖定
report-note-software-differs = { $server }：並非已核准的軟件

## Meters of a terminal
meter-notes-in = 入鈔
meter-tickets-in = 入票
meter-transfers-in = 轉入
meter-turnover = 投注總額
meter-wins = 派彩
meter-tickets-out = 出票
meter-hand-pays = 人工支付
meter-cancelled = 憑單支付

## The page of administration
admin-title = 系統管理
admin-staff = 員工帳戶
admin-devices = 設備與密鑰
admin-sessions = 目前登入
admin-software = 軟件
admin-alarms = 警報
admin-no-alarms = 沒有未處理的警報。
admin-acknowledge = 已查看
admin-wait = 請稍候……
admin-not-yours = 本頁面僅供系統管理員使用。
admin-name = 姓名
admin-posts = 職務
admin-status = 狀態
admin-acts = 操作
admin-active = 正常
admin-suspended = 已停職
admin-must-change = 一次性密碼
admin-own-account = 您自己的帳戶：須由其他系統管理員更改
admin-add-staff = 新增員工
admin-change-posts = 更改職務
admin-new-password = 新密碼
admin-new-password-why = 其所有登入將結束，舊密碼失效。
admin-suspend = 停職
admin-reason = 原因
admin-restore = 恢復
admin-signs = 須由第二位系統管理員簽署：{ $names }
admin-by-two = 帳戶、職務、密碼與密鑰須由兩位系統管理員簽署；停職或收回密鑰一人即可。
admin-first-alone = 目前僅有一位系統管理員：請先新增第二位，此後其餘事項須兩人簽署。
admin-inspectors-apart = 監察員帳戶須在伺服器上以 pitboss staff add 新增。
admin-inspector = 系統管理員不能更改監察員帳戶
admin-secret = 僅顯示一次
admin-password-of = { $name } 的一次性密碼
admin-password-why = 首次登入後須設定自己的密碼。
admin-key-of = { $name } 的密鑰
admin-key-why = 請填入終端地址或設備設定。
admin-page-at = 頁面地址
admin-device = 設備
admin-kind = 類型
admin-serves = 服務對象
admin-serves-hint = 終端編號、遊戲名稱；座位填「枱/客人」
admin-add-device = 生成密鑰
admin-add-device-why = 該設備或其終端原有的密鑰將同時失效。
admin-drop-key = 收回密鑰
admin-drop-why = { $name } 的密鑰立即失效。
admin-at = 位置
admin-since = 登入時間
admin-seen = 最近活動
admin-locked-short = 已鎖定
admin-you = 您
admin-end = 結束登入
admin-end-why = { $name } 須重新登入。
admin-check = 立即校驗軟件
admin-check-why = 本伺服器將校驗自身檔案，並與已核准版本比較。
admin-server = 伺服器
admin-version = 版本
admin-found = 實測雜湊
admin-accepted = 核准雜湊
admin-agrees = 與已核准版本一致。
admin-differs = 與已核准版本不一致。
admin-accept = 核准
admin-note = 核准理由

## Kinds of devices
device-kind-display = 牆面顯示屏
device-kind-metrics = 監測指標
device-kind-monitoring = 監控系統
device-kind-player-terminal = 玩家終端
device-kind-printer = 票券打印機
device-kind-seat = 實體枱座位
device-kind-shoe = 掃描牌靴
device-kind-stacker = 入鈔口（含票券）
device-kind-wheel = 輪盤感應器

## The page of the cage
cage-title = 帳房
cage-ticket = 票券
cage-number = 票券號碼
cage-number-hint = 掃描票券，或輸入全部 18 位數字。
cage-look-up = 查詢
cage-clear = 清除
cage-no-ticket = 可以掃描下一張票券。
cage-from-terminal = 終端
cage-sequence = 序號
cage-issued = 簽發時間
cage-expires = 有效期至
cage-paid-at = 支付時間
cage-paid-by = 支付人
cage-reason = 原因
cage-until = 暫緩至
cage-pay = 支付 { $amount }
cage-compare = 與票面金額一致嗎？一致則點清付款。
cage-withhold = 暫緩支付
cage-release = 解除暫緩
cage-refuse = 拒絕支付
cage-voids = 作廢票券
cage-void-why = 永久拒付，此票券不再兌付。
cage-lapse = 轉為無人認領
cage-lapse-why = 票券已過期，其金額轉入無人認領款項。
cage-claim = 逾期支付
cage-claim-why = 此票券已轉為無人認領。請核對票面金額；只支付一次，由主管批准。
cage-reinstate = 撤銷拒付
cage-reinstate-why = 此款項恢復有效，按通常方式支付。
cage-reinstated = 已撤銷拒付
cage-paper = 票券原樣
cage-print = 打印
cage-by-hand = 人工支付
cage-refused-by-hand = 經調查拒付
cage-by-hand-none = 沒有待付款項。
cage-form = 支付單
cage-form-again = 補打支付單
cage-sequence-if = 序號（非最近一張時填寫）
cage-pay-out = 支付
cage-patron = 客人（單上簽名）
cage-witness = 見證人
cage-form-signed = 打印支付單，由客人核對並簽名後支付 { $amount }。見證人在此簽署。
cage-waiting = 待支付
cage-held = 暫緩支付的票券
cage-held-none = 沒有暫緩支付的票券。
cage-held-hint = 要解除或拒付，請按票面號碼查詢。
cage-ground = 暫緩原因
cage-inquiry = 調查（已通知監察員）
cage-time = 與客人約定的時間
cage-identity = 客人出示身份證明
cage-inspector = 獲通知的監察員
cage-why = 原因（一行）
cage-found = 調查結論（一行）
cage-reviewed = 審核的監察員
cage-present-slip = 登記票券
cage-present-why = 此票券的記錄已在恢復時丟失。請輸入票面金額並保留票券，由主管裁定。
cage-printed-amount = 票面金額
cage-presented = 已登記票券
cage-lost-slips = 恢復時失去記錄的票券
cage-lost-hint = 由主管在此帳房頁面會同另一名負責人裁定。支付前請核對票券、錄影及鈔箱清點記錄。
cage-undecided = 待裁定
cage-printed-between = 打印於 { $after } 至 { $before } 之間
cage-decide-why = 只裁定一次，須由另一名負責人簽署。
cage-owed = 更正後的差額
cage-owed-none = 沒有未結差額。
cage-owes-player = 賭場應付
cage-owes-house = 客人應付
cage-settle = 結清
cage-settle-why = 從帳房向客人支付 { $amount }，由主管批准。
cage-collect-why = 向客人收取 { $amount }，或予以放棄，由主管批准。
cage-given-up = 賭場放棄該款項，無現金往來
cage-note = 備註
cage-approver = 批准的主管
cage-money = 現金與籌碼
cage-cash = 帳房現金
cage-cash-short = 付出的現金多於入帳金額。請清點現金，並按「賭場向帳房撥入現金」入帳；此前本處不能付款。
cage-moves = 資金調動
cage-move = 事項
cage-amount = 金額
cage-table = 賭枱
cage-kiosk = 自助機
cage-cancel-credit = 憑單支付餘額
cage-cancel-why = 在此支付終端全部餘額，例如打印機缺紙時。
cage-empty-stacker = 清點鈔箱
cage-counted = 清點金額
cage-terminal = 終端號
cage-own-moves = 您最近的交易
cage-reverse = 沖銷
cage-reverse-why = { $move }，{ $amount }：以一筆反向交易沖銷，由主管批准。
cage-reversed = 已沖銷 { $amount }
cage-paid = 已支付 { $amount }
cage-withheld = 已暫緩支付
cage-released = 已解除暫緩
cage-refused = 已拒絕支付
cage-lapsed = 已轉為無人認領
cage-settled = 已結清 { $amount }
cage-cancelled = 已憑單支付餘額
cage-emptied = 已清點鈔箱
cage-done = 本櫃枱已辦
cage-done-none = 暫無。

## States of a ticket
ticket-state-open = 有效
ticket-state-withheld = 暫緩支付
ticket-state-redeemed = 已支付
ticket-state-refused = 已拒付作廢
ticket-state-lapsed = 無人認領
ticket-state-expired = 已過期

## The page of the dealer
dealer-title = 荷官
dealer-choose = 本終端主持哪個遊戲？
dealer-no-game = 這裏沒有「{ $game }」這個遊戲。
dealer-next = 下一步
dealer-waiting = 等待
dealer-other-person = 需由其他人員處理。
dealer-approval = 暫不能發牌。經主管批准可：
dealer-ruling = 查看裁決
dealer-left-open = 上次裁決留有選擇，下一局開始前有效。
dealer-decide = 查看
dealer-wrong = 出現異常
dealer-says = 牌面結果
dealer-choice = 請按所見選擇結果，然後確認。
dealer-clause = 條款 { $clause }
dealer-confirm = 確認結果
dealer-confirm-number = 確認 { $number }
dealer-another = 其他號碼
dealer-face-down = 牌面朝下發出
dealer-key = 輸入
dealer-shoe = 牌靴
dealer-to-cut = 距切牌卡還有 { $n } 張
dealer-left = 剩餘 { $n } 張
dealer-cut-met = 切牌卡已出：再發 { $n } 局
dealer-coups = 已發 { $n } 局
dealer-history = 歷史結果
dealer-last = 上一局
dealer-last-spin = 上一局
dealer-wager = 注項
dealer-staked = 投注
dealer-paid = 賠付
dealer-taken = 收取
dealer-back = 退還
dealer-count = 注數
dealer-returned = 返還
dealer-total = 合計
dealer-no-wagers = 沒有注碼。
dealer-sign = 告示
dealer-pays = 賠率
dealer-least = 最低
dealer-most = 最高
dealer-calls = 宣佈
dealer-cards = 牌與牌靴
dealer-hands = 枱上的牌
dealer-table = 賭枱與告示
dealer-seats = 本枱客人
dealer-nobody = 本枱沒有客人。
dealer-seat-somebody = 安排入座
dealer-seat = { $n } 號座
dealer-standing = 站立
dealer-chips = 籌碼
dealer-tokens = 代幣
dealer-role = 莊家角色
dealer-holds = 持有{ $hand }牌
dealer-nominate = 由他人翻牌
dealer-nominate-hint = 由 { $name } 指定，須經主管批准。
dealer-who = 由誰
dealer-which = 哪些牌
dealer-all = 全部
dealer-nth = 第 { $n } 張
dealer-give = 交牌
dealer-place = 代為下注
dealer-place-for = 為 { $name } 下注
dealer-more-for = { $name } 的更多操作
dealer-off = 取回
dealer-misplaced = 注碼須更正
dealer-device = { $device }{ $fault }：請檢查
dealer-cleared = 已恢復正常
dealer-what-done = 處理說明
dealer-turns = 輪流發牌的遊戲
dealer-turn-to = 轉到 { $game }
dealer-turn-of = 輪到您
dealer-no-bet = 飛牌局（不下注）
dealer-doubt = 先登記 { $first }，後報 { $second }。
dealer-no-spin = 本次轉動無效：{ $why }。須重新轉動，注碼保留。
dealer-ball-out = 滾珠飛出輪盤：檢查後方可再用。
dealer-stray = 多餘的牌

## A coup on the wall
display-coup-cards = 牌
display-coup-shoe = 本靴
display-coup-pairs-player = 閒對
display-coup-pairs-banker = 莊對
display-coup-naturals = 例牌
display-coup-last = 最近結果

## The wall display
display-no-key = 請使用本顯示屏自己的地址（末尾帶密鑰）打開。
display-no-game = 這裏沒有「{ $game }」這個遊戲。
display-wait = 請稍候……

## The sign on the wall
display-sign-least = 最低
display-sign-most = 最高
display-sign-wager = 注項
display-sign-pays = 賠率
display-sign-limits = 限額
display-sign-pieces = 按所含各注
display-sign-none = 開枱時公佈告示。
display-sign-from = 自 { $at } 起

## A spin on the wall
display-spin-numbers = 歷史號碼
display-spin-hot = 熱號
display-spin-cold = 冷號
display-spin-winner = 開出號碼
display-spin-before = 上一號碼
display-spin-times = { $n } 次
display-spin-since = { $n } 局前
display-spin-never = { $n } 局未出
display-spin-latest = 最新
display-spin-shares = 最近 { $n } 局
display-spin-zero = 零

## The page of rules and odds
guide-page-title = 規則與賠率
guide-page-lead = 每個注項的賠率、長期成本，以及遊戲如何決定勝負。
guide-page-odds = 規則與賠率
guide-page-examples = 玩法說明
guide-page-parts = 指南內容

## The home page
home-lead = 按核准規則運行的百家樂與單零輪盤：從第一張牌到最後一分錢。
home-playing = 目前場內遊戲
home-terminals = 玩家終端
home-live = 實體枱
home-rules = 規則與賠率
home-practise = 練習
home-play = 玩家
home-play-words = 玩家終端、實體枱座位和牆面顯示屏各有自己的地址，地址末尾帶有密鑰。
home-sit-down = 進入玩家終端
home-player-screens = 玩家終端
home-seat-screens = 實體枱座位
home-display-screens = 牆面顯示屏
home-sign = 告示
home-real-keys = 請向本場系統管理員索取本螢幕的地址。
home-key = 貼上地址或密鑰
home-open = 打開螢幕
home-not-aScreen = 此密鑰屬於沒有螢幕的設備。
home-bad-key = 這不是本場的密鑰。請確認已完整複製。
home-staff = 員工
home-staff-words = 請用本人姓名和密碼登入。可用功能取決於職務。
home-demo-staff = 示範中所有人使用同一密碼：
home-dealer = 荷官終端
home-dealer-words = 主持遊戲：開局、發牌、確認結果。
home-supervisor = 主管
home-supervisor-words = 全場概覽、限額、異常處理。
home-cage = 帳房
home-cage-words = 票券兌付、人工支付與資金。
home-inspector = 監控與監察員
home-inspector-words = 可查看一切，不可更改。
home-admin = 系統管理
home-admin-words = 人員、設備與密鑰。
home-newcomer = 第一次玩？
home-guide-words = 各遊戲每個注項的賠率與長期成本。
home-learn-words = 二十道補牌與派彩題，即時評分。

## Events of the log
event-table-acted = 賭枱操作
event-wheel-acted = 輪盤操作
event-wager-placed = 投注：{ $stakes }
event-wager-withdrawn = 取回投注 { $cents }
event-chips-moved = { $cents } 移至其他注項
event-chips-taken-off = 取回籌碼：{ $stakes }
event-wagers-settled = 投注已結算
event-wagers-returned = 退回投注 { $cents }：{ $reason }
event-wagers-forfeited = 沒收投注 { $cents }：{ $reason }
event-settlement-corrected = 結算已更正：{ $reason }
event-settlement-voided = 結算已撤銷：{ $reason }
event-correction-owed = 更正後尚欠 { $owed }
event-owed-paid = 差額 { $owed } 已在帳房結付
event-owed-cleared = 差額 { $owed } 已結清
event-note-inserted = 放入紙幣 { $cents }
event-ticket-taken = 放入票券 { $cents }
event-ticket-printed = 打印票券 { $cents }
event-ticket-issued = 簽發票券 …{ $ends }，{ $cents }
event-ticket-redeemed = 兌付票券 { $cents }
event-ticket-withheld = 票券暫緩支付：{ $reason }
event-ticket-released = 票券解除暫緩：{ $determination }
event-ticket-refused = 拒付票券 { $cents }：{ $determination }
event-ticket-lapsed = 票券 { $cents } 無人認領
event-ticket-claimed = 補付無人認領票券 { $cents }：{ $reason }
event-ticket-reinstated = 撤銷對票券 { $cents } 的拒付：{ $determination }
event-transfer-taken = 轉入編號 { $reference }（{ $cents }）已使用
event-voucher-exchanged = { $promotion } 的兌換券 { $voucher } 已使用：代幣 { $tokens }
event-payment-counted = { $cents } 計入 { $person } 的已付金額
event-credit-transferred = 轉入餘額 { $cents }
event-credit-cancelled = 憑單支付餘額 { $cents }
event-credits-adjusted = 餘額調整 { $change }：{ $reason }
event-hand-pay-called = 需人工支付 { $cents }
event-hand-paid = 人工支付 { $cents }
event-hand-pay-withheld = 人工支付暫緩：{ $reason }
event-hand-pay-released = 人工支付解除暫緩：{ $determination }
event-hand-pay-reinstated = 撤銷對 { $cents } 的拒付：{ $determination }
event-hand-pay-refused = 拒付 { $cents }：{ $determination }
event-stacker-emptied = 清空鈔箱：{ $cents }
event-terminal-set = 終端已設定
event-account-locked = 終端已鎖定：{ $incident }
event-account-unlocked = 終端已解鎖：{ $note }
event-service-called = 玩家呼叫服務
event-call-answered = 已回應服務呼叫
event-moved = 交易：{ $move }，{ $cents }：{ $note }
event-reversed = 沖銷：{ $move }，{ $cents }：{ $reason }
event-card-read = 牌靴讀到 { $card }
event-ball-read = 感應器讀到 { $pocket }
event-reading-refused = 讀數無法使用：{ $code }
event-device-failed = 設備{ $fault }：{ $detail }
event-device-restored = 設備已恢復：{ $note }
event-key-granted = 已發放密鑰：{ $device }
event-key-withdrawn = 已收回密鑰：{ $device }
event-deal-committed = 發牌承諾已公佈
event-deal-revealed = 發牌種子已公開
event-deal-withdrawn = 承諾已撤回：{ $reason }
event-number-committed = 終端為一局加入隨機數
event-number-revealed = 終端公開隨機數
event-deal-mixed = 各終端隨機數已合併
event-deal-disputed = 終端對一局提出異議：{ $finding }
event-software-checked = 軟件已校驗
event-floor-restored = 系統已恢復至第 { $seq } 號事件
event-restore-ended = 恢復前進行中的各局已終止
event-slip-presented = 出示恢復時失去記錄的票券 …{ $ends }，終端 { $terminal }，{ $cents }
event-slip-paid = 支付恢復時失去記錄的票券 { $cents }：{ $reason }
event-slip-refused = 拒付恢復時失去記錄的票券：{ $reason }
event-software-accepted = 軟件已核准：{ $note }
event-alarm-raised = 警報：{ $kind }，{ $subject }
event-alarm-acknowledged = { $acknowledged_by } 已查看警報：{ $kind }，{ $subject }
event-register-begun = 登記冊啟用：此後須兩位系統管理員共同簽署
event-administrator-registered = { $name } 登記為系統管理員
event-place-registered = { $place } 由 { $device } 服務
event-staff-added = { $name } 入職
event-posts-changed = { $name } 職務變更
event-staff-suspended = { $name } 已停職：{ $reason }
event-staff-restored = { $name } 已恢復
event-staff-unlocked = { $name } 已解鎖
event-password-set = { $name } 的密碼已設定
event-signed-in = { $name } 登入
event-signed-out = { $name } 登出
event-sign-in-failed = { $name } 密碼錯誤
event-act-refused = { $name } 被拒：{ $command }

## Where events happen
stream-table = 賭枱
stream-wheel = 輪盤
stream-pt = 終端
stream-ticket = 票券
stream-staff = 員工
stream-device = 設備
stream-key = 密鑰
stream-fair = 發牌承諾
stream-software = 伺服器
stream-alarm = 警報
stream-recovery = 恢復記錄
stream-lost-slip = 失去記錄的票券
stream-register = 登記冊
stream-house = 賭場帳目
stream-cage = 帳房
stream-kiosk = 自助機
stream-tournament = 錦標賽
stream-promotion = 推廣活動
stream-prize = 獎品
stream-payer = 付款人
stream-transfer = 轉入
stream-voucher = 兌換券

## Fields of events
log-field-acknowledged_by = 查看人
log-field-act = 操作
log-field-address = 地址
log-field-administrators = 系統管理員
log-field-agrees = 與發佈版本一致
log-field-approved = 批准人
log-field-approved_by = 批准人
log-field-at = 時間
log-field-attempt = 第幾次
log-field-banker = 莊家
log-field-box = 注位
log-field-by = 操作人
log-field-card = 牌
log-field-cards = 牌
log-field-cents = 金額
log-field-change = 變動
log-field-chips = 籌碼
log-field-clause = 條款
log-field-clauses = 條款
log-field-cleared_by = 處理人
log-field-code = 拒絕代碼
log-field-command = 請求
log-field-commitment = 承諾值
log-field-count = 次數
log-field-counts = 有效金額
log-field-coup = 局號
log-field-credit_limit = 餘額上限
log-field-cut = 切牌位置
log-field-day = 日期
log-field-deal = 發牌編號
log-field-decks = 副數
log-field-detail = 說明
log-field-determination = 結論
log-field-device = 設備
log-field-digest = 備份的雜湊值
log-field-edition = 規則版本
log-field-ends = 末四位
log-field-epoch = 恢復編號
log-field-expires = 有效期至
log-field-facts = 詳情
log-field-failures = 失敗次數
log-field-fault = 故障
log-field-files = 檔案數
log-field-finding = 發現
log-field-findings = 認定
log-field-forfeited = 沒收
log-field-game = 遊戲
log-field-hand = 莊/閒
log-field-hand_pay_over = 人工支付起點
log-field-head = 記錄雜湊
log-field-how = 方式
log-field-identify = 核實身份
log-field-incident = 事件
log-field-incidents = 事件
log-field-inspector = 監察員
log-field-issued = 簽發時間
log-field-key = 名稱
log-field-kind = 種類
log-field-last = 最後事件
log-field-limits = 限額
log-field-lines = 結算
log-field-made_by = 建立人
log-field-message = 訊息
log-field-missed = 漏讀
log-field-money = 資金
log-field-move = 交易
log-field-n = 讀數序號
log-field-name = 姓名
log-field-names = 對象
log-field-new_key = 新密鑰
log-field-note = 備註
log-field-notes = 接受面額
log-field-number = 號碼
log-field-numbers = 各終端隨機數
log-field-once = 一次性
log-field-original = 原票券
log-field-out = 已發牌
log-field-outcome = 結果
log-field-owed = 差額
log-field-patron = 客人
log-field-person = 人員
log-field-place = 位置
log-field-places = 地點
log-field-play = 局號
log-field-played = 該局
log-field-player = 玩家
log-field-pocket = 號碼
log-field-posts = 職務
log-field-posts_before = 原職務
log-field-printed_after = 打印不早於
log-field-printed_before = 打印不晚於
log-field-promotion = 推廣活動
log-field-reason = 原因
log-field-reference = 參考號
log-field-returned = 返還
log-field-reverses = 沖銷編號
log-field-role = 職務
log-field-rounding = 進位
log-field-ruling = 裁決
log-field-scheme = 承諾方案
log-field-seed = 種子
log-field-seq = 事件
log-field-sequence = 序號
log-field-sequences = 序號
log-field-server = 伺服器
log-field-serves = 服務對象
log-field-settings = 設定
log-field-sha256 = 指紋
log-field-signed_by = 簽署人
log-field-slip = 票券
log-field-source = 來源
log-field-stake = 本金
log-field-stakes = 投注
log-field-subject = 對象
log-field-table = 賭枱
log-field-taken_back = 已撤銷
log-field-terminal = 終端
log-field-ticket = 票券
log-field-ticket_months = 票券有效月數
log-field-to = 至
log-field-tokens = 推廣代幣
log-field-turns = 圈數
log-field-unlocked = 已解鎖
log-field-until = 直至
log-field-value = 隨機數
log-field-venue = 場所
log-field-version = 版本
log-field-voided = 作廢
log-field-voucher = 兌換券
log-field-wager = 注項
log-field-wagers = 投注
log-field-wheel = 輪盤
log-field-why = 原因
log-field-withdrawn = 撤回
log-field-withholding = 未公佈隨機數
log-field-witness = 見證人
log-field-won = 贏得
log-field-words = 說明

## Actors that do not sign in
actor-clockwork = 時鐘
actor-console = 控制台
actor-setup = 初始設定
actor-virtual-dealer = 虛擬荷官
actor-virtual-manager = 虛擬經理
actor-virtual-supervisor = 虛擬主管

## Commands in the log
command-accept-software = 核准軟件
command-acknowledge-alarm = 查看警報
command-act-at-table = 賭枱操作
command-act-at-wheel = 輪盤操作
command-add-staff = 新增員工
command-adjust-credits = 調整餘額
command-answer-call = 回應服務呼叫
command-begin-register = 啟用登記冊
command-call-service = 呼叫服務
command-cancel-credit = 憑單支付餘額
command-cash-out = 兌現
command-change-posts = 變更職務
command-check-software = 校驗軟件
command-clear-chips = 清空注碼
command-clear-fault = 報告設備恢復
command-clear-owed = 結清差額
command-commit-deal = 承諾發牌
command-commit-number = 為一局加入隨機數
command-dispute-deal = 對一局提出異議
command-drag-chips = 下注
command-empty-stacker = 清空鈔箱
command-grant-key = 發放密鑰
command-insert-note = 放入紙幣
command-insert-ticket = 放入票券
command-claim-ticket = 補付無人認領票券
command-reinstate-ticket = 撤銷票券拒付
command-reinstate-hand-pay = 撤銷人工支付的拒付
command-lapse-ticket = 票券轉為無人認領
command-mix-deal = 合併隨機數
command-move-chips = 移動注碼
command-move-money = 資金調動
command-note-password = 設定密碼
command-note-refusal = 記錄拒絕
command-note-sign-in = 記錄登入
command-note-sign-in-failure = 記錄登入失敗
command-note-sign-out = 記錄登出
command-pay-hand = 人工支付
command-reconcile-play = 核對終端與遊戲
command-record-restore = 記錄恢復
command-end-restore = 終止恢復前的各局
command-present-lost-slip = 出示恢復時失去記錄的票券
command-decide-lost-slip = 裁定恢復時失去記錄的票券
command-raise-alarm = 發出警報
command-read-ball = 讀取滾珠
command-read-card = 讀牌
command-redeem-ticket = 兌付票券
command-refuse-hand-pay = 拒絕人工支付
command-refuse-reading = 拒絕讀數
command-refuse-ticket = 拒付票券
command-release-hand-pay = 解除人工支付暫緩
command-release-ticket = 解除票券暫緩
command-report-fault = 報告設備故障
command-restore-staff = 恢復員工
command-reveal-deal = 公開發牌種子
command-reveal-number = 公開隨機數
command-reverse-move = 沖銷交易
command-set-terminal = 設定終端
command-suspend-staff = 員工停職
command-take-off-chips = 取回注碼
command-transfer-credit = 轉入餘額
command-unlock-account = 解鎖終端
command-void-terminal-play = 作廢終端一局
command-withdraw-deal = 撤回承諾
command-withdraw-key = 收回密鑰
command-withhold-hand-pay = 暫緩人工支付
command-withhold-ticket = 暫緩兌付票券

## Transactions in the log
move-note-in = 紙幣入鈔箱
move-ticket-in = 票券轉為餘額
move-transfer-in = 監控系統轉入
move-wager = 下注
move-wager-back = 取回注碼
move-stake-lost = 輸注歸賭場
move-win-paid = 派彩
move-win-rounded = 派彩進位
move-ticket-out = 餘額出票
move-hand-pay = 餘額待人工支付
move-hand-paid = 人工支付
move-hand-pay-reinstated = 拒付的人工支付恢復待付
move-hand-pay-refused = 拒絕人工支付
move-credit-cancelled = 憑單支付餘額
move-credits-added = 補回故障損失餘額
move-credits-taken = 扣除故障多得餘額
move-stake-forfeited = 沒收作弊注碼
move-stacker-emptied = 鈔箱入帳房
move-ticket-issued = 票券簽發
move-ticket-to-terminal = 終端收票
move-ticket-to-cage = 帳房兌票
move-ticket-to-kiosk = 自助機兌票
move-ticket-lapsed = 票券無人認領
move-ticket-reinstated = 拒付票券恢復有效
move-ticket-refused = 票券拒付
move-lost-slip = 支付恢復時失去記錄的票券
move-late-win = 帳房補付更正派彩
move-late-return = 客人退還錯誤派彩
move-late-claim = 補付無人認領款項
move-late-payment = 補付曾拒付款項
move-capital = 賭場撥入現金
move-chips-made = 新籌碼入庫
move-chips-outstanding = 入帳前已在客人手中的籌碼
move-chips-sold = 售出籌碼
move-kiosk-filled = 自助機補充現金
move-chips-cashed = 兌回籌碼
move-fill = 補充籌碼盤
move-float-credit = 籌碼盤退碼
move-buy-in = 客人買碼
move-chips-passed = 現金換出籌碼
move-cash-dropped = 現金入錢箱
move-drop-counted = 清點錢箱
move-seat-joined = 客人帶籌碼入座
move-seat-left = 客人帶籌碼離座
move-seat-wager = 下注
move-seat-wager-back = 退回注碼
move-seat-stake-lost = 收取輸注
move-seat-win-paid = 派彩
move-seat-win-rounded = 派彩進位
move-tokens-exchanged = 兌換券換代幣
move-tokens-joined = 客人帶代幣入座
move-tokens-left = 客人帶代幣離座
move-token-wager = 代幣下注
move-token-wager-back = 退回代幣
move-token-stake-lost = 收取輸掉的代幣
move-win-claimed = 待追回派彩
move-stake-owed = 待退還注碼
move-overpaid = 多付
move-overpaid-back = 追回多付
move-overpaid-lost = 放棄追回
move-underpaid = 少付
move-underpaid-paid = 補付少付
move-tokens-given = 贈送代幣
move-tokens-played = 收回已用代幣
move-prize-won = 獎品待領
move-prize-paid = 獎品已付
move-prize-unclaimed = 獎品無人認領
move-entry-fee = 報名費
move-pool-fed = 費用入獎池
move-pool-added = 賭場追加獎池
move-pool-prize = 獎池派獎
move-pool-prize-paid = 獎池獎品已付
move-pool-prize-unclaimed = 獎池獎品無人認領
move-tournament-chips = 發放錦標賽籌碼
move-tournament-chips-back = 收回錦標賽籌碼

## Other values in the log
log-value-sign-in = 登入
log-value-unlock = 解鎖工作台
log-value-second-person = 作為第二人簽署
log-value-win = 贏
log-value-lose = 輸
log-value-standoff = 不輸不贏
log-value-dealer = 荷官
log-value-sensor = 感應器

## The page of inspectors and surveillance
inspector-title = 監控與監察
inspector-sections = 欄目
inspector-live = 實時賭枱
inspector-log = 事件記錄
inspector-replay = 回放
inspector-reports = 報表
inspector-read-only = 只讀
inspector-choose = 請選擇遊戲
inspector-none = 沒有內容。
inspector-wait = 請稍候……
inspector-games = 遊戲
inspector-ruling = 等待裁決
inspector-play = 局號
inspector-people = 本枱客人
inspector-name = 姓名
inspector-seat = 座位
inspector-standing = 站立
inspector-chips = 籌碼
inspector-wagers = 投注
inspector-player = 投注人
inspector-wager = 注項
inspector-amount = 金額
inspector-shoe = 牌靴
inspector-coups = 已發局數
inspector-remaining = 剩餘張數
inspector-coups-left = 剩餘局數
inspector-waits-for = 下一步
inspector-incidents = 待通知事項
inspector-past = 最近各局
inspector-result = 結果
inspector-watch-replay = 回放
inspector-devices = 需要處理的設備
inspector-attention = 需要處理
inspector-locked = 已鎖定
inspector-payouts = { $n } 筆待人工支付
inspector-owed = { $n } 筆更正差額
inspector-called = 呼叫服務
inspector-quiet = 一切正常。
inspector-software = 軟件與已核准版本不符
inspector-where = 位置
inspector-what = 事項
inspector-who = 操作人
inspector-text = 包含文字
inspector-since = 自
inspector-until = 至
inspector-everywhere = 全部
inspector-anything = 全部
inspector-search = 搜尋
inspector-newest = 最新
inspector-older = 更早
inspector-time = 時間
inspector-number = 編號
inspector-details = 詳情
inspector-event = 事件 { $n }
inspector-fingerprint = 指紋
inspector-request = 請求編號
inspector-later = 待枱上無暗牌後顯示
inspector-face-down = 暗牌
inspector-withheld = 枱上有暗牌：此事件中的牌在本局結束後顯示。
inspector-no-events = 沒有符合的事件。
inspector-look-further = 此範圍內沒有，請繼續往前查。
inspector-plays = 各局
inspector-game = 遊戲
inspector-void = 作廢
inspector-first = 回到開頭
inspector-back = 上一步
inspector-run = 播放
inspector-pause = 暫停
inspector-on = 下一步
inspector-last = 跳到結尾
inspector-step = 第 { $n } 步，共 { $of } 步
inspector-position = 位置
inspector-settled = 投注結算
inspector-stake = 本金
inspector-returned = 返還
inspector-no-cards = 尚未發牌。
inspector-no-play = 請選擇一局逐步回放。
inspector-total = 全部終端
inspector-report = 報表
inspector-made = 生成時間 { $at }
inspector-print = 打印
inspector-no-report = 請選擇報表。
inspector-again = 重新生成

## The practice page
learn-title = 玩法練習
learn-lead = 二十道題，即時評分。答案依據賭枱實際使用的規則。
learn-loading = 請稍候……
learn-question = 第 { $n } 題，共 { $all } 題
learn-score = 答對
learn-streak = 連對
learn-best = 最佳連對
learn-right = 正確
learn-wrong = 不對
learn-answer = 答案：{ $words }
learn-next = 下一題
learn-finish = 查看成績
learn-done = { $all } 題答對 { $right } 題
learn-perfect = 全對。您可以上枱發牌了。
learn-good = 做得好。
learn-keep = 繼續努力：規則見指南。
learn-again = 再來二十題
learn-guide = 打開指南
learn-to-review = 需要複習
learn-keys = 按 1 至 { $n } 選擇，Enter 鍵繼續。
learn-progress = 進度

## Fields of an act
act-fields-add = 加入
act-fields-unseen = 未看到
act-fields-remove = 移除{ $card }
act-fields-amount = 請輸入金額，例如 25 或 12.50

## Acting at a game
acting-approval = 需要另一人批准
acting-name = 姓名
acting-password = 密碼
acting-approve = 批准
acting-signed = 須由第二人簽署。
acting-not-now = 取消
acting-go = 執行
acting-disconnected = 連接已中斷：未發送任何內容。恢復後請重試。

## The frame of every staff page
desk-name = 姓名
desk-password = 密碼
desk-sign-in = 登入
desk-sign-out = 登出
desk-clock = 本場時間：頁面及打印件上的時間均以此為準
desk-lock = 鎖定
desk-unlock = 解鎖
desk-locked = { $name }，本工作台已鎖定。請輸入密碼繼續。
desk-own = 請設定您自己的密碼
desk-keep = 儲存

## Forms
form-cancel = 取消
form-wait = 請稍候……
form-amount = 請輸入金額，例如 25 或 12.50
form-second = 第二人簽署
form-name = 姓名
form-password = 密碼

## The irregularity desk
irregular-title = 出現異常
irregular-another = 選擇其他情況
irregular-yes = 是
irregular-no = 否
irregular-ruling = 按規則的裁決
irregular-clause = 條款 { $clause }
irregular-asking = 請先回答問題：裁決取決於此。
irregular-only-if = 僅當
irregular-authorise = 由誰授權
irregular-anybody = 在場的任何員工
irregular-supervision = 任何主管或經理
irregular-yourself = 您可以自行下令。
irregular-second = 需要另一人在旁登入批准。
irregular-both = 結果可能已知：須由第二人簽署。
irregular-signers = 可簽署者：{ $who }
irregular-colleague = 任何其他員工
irregular-not-yours = 此舉更改已知結果：須由主管在主管工作台輸入，並由另一名主管簽署。
irregular-informed = 須通知
irregular-carry-out = 執行裁決
irregular-with-approval = 經批准後執行……
irregular-how = 如何處理
irregular-report-irregularity = 記錄在案
irregular-no-spin = 宣佈「無效轉動」
irregular-correct-number = 輸入正確號碼
irregular-void-spin = 宣佈本局作廢
irregular-elsewhere = 此處僅作記錄。相關終端的各局由主管在工作台「終端」頁逐一作廢。
irregular-done = 已執行並記錄在案。
irregular-close = 關閉

## The irregularity desk: what happened
irregular-choice-what = 發生了什麼？
irregular-choice-waits = 等待裁決
irregular-choice-unlikely = 目前不可能的情況

## The irregularity desk: details
irregular-details-card = 是哪一張牌？
irregular-details-cards = 本局牌的正確次序
irregular-details-actual = 實際的牌，按發牌次序
irregular-details-coup = 是哪一局？
irregular-details-spin = 是哪一局？
irregular-details-latest = 進行中的一局或最近一局
irregular-details-players = 涉及的人
irregular-details-terminals = 涉及的終端，例如 3、5
irregular-details-wagers = 涉及的注碼
irregular-details-nowagers = 枱面上沒有注碼。
irregular-details-add = 加入{ $card }
irregular-details-pick = 請選牌
irregular-details-remove = 移除{ $card }
irregular-details-lying = 枱上的牌
irregular-details-number = 實際開出的號碼
irregular-details-reason = 簡述原因
irregular-details-void = 作廢

## The irregularity desk: options
irregular-options-title = 上次裁決留給您決定
irregular-options-by = 由{ $who }決定
irregular-options-doit = 執行
irregular-options-actual = 實際的牌，按發牌次序
irregular-options-done = 已執行並記錄在案。

## The key pad for cards
keypad-rank = 點數
keypad-suit = 花色
keypad-clear = 清除
keypad-S = 葵扇
keypad-H = 紅心
keypad-D = 階磚
keypad-C = 梅花
keypad-keys = 也可鍵入：9 S；0 H 為紅心 10；按 Enter 鍵確認

## Limits, as staff enter them
limits-each = 每注
limits-least = 最低
limits-most = 最高
limits-unit = 遞增單位
limits-most_total = 每位玩家總注上限
limits-amount = 請輸入金額，例如 25 或 12.50

## A password of one's own
own-password-password = 密碼
own-password-change = 更改密碼
own-password-old = 現用密碼
own-password-fresh = 新密碼
own-password-again = 再次輸入新密碼
own-password-differ = 兩次輸入的新密碼不一致。
own-password-rule = 至少 10 個字元，不得包含您的姓名，也不得為常用密碼。建議使用幾個互不相關的詞。
own-password-others = 您在其他地方的登入將結束。
own-password-done = 密碼已更改。
own-password-cancel = 取消

## The cards of a coup
board-seconds = 剩餘 { $seconds } 秒
board-wins = { $hand }贏
board-tie = 和局

## Chips
chip-rack = 籌碼
chip-chip = { $amount } 籌碼

## The layout
felt-limits = { $least } 至 { $most }
felt-staked = 已下注 { $amount }
felt-pending = { $amount } 尚未接受
felt-won = 贏

## The roads
road-bead = 珠盤路
road-big = 大路
road-bigeye = 大眼仔
road-small = 小路
road-cockroach = 曱甴路
road-ask = 問路
road-coups = 局數
road-banker-pair = 莊對
road-player-pair = 閒對
road-naturals = 例牌
road-red = 紅
road-black = 黑
road-odd = 單
road-even = 雙
road-low = 小 1–18
road-high = 大 19–36
road-zero = 零
road-hot = 熱號
road-cold = 冷號
road-last = 最近號碼
road-times = { $times } 次
road-since = { $since } 局前
road-none = 暫無結果

## The table of play
tableau-D = 補
tableau-S = 停
tableau-N = 例
tableau-draws-long = 補第三張牌
tableau-stands-long = 停牌（不補牌）
tableau-natural-long = 例牌：不再補牌
tableau-total = 頭兩張牌點數
tableau-third = 閒的第三張牌點數
tableau-none = 未補
tableau-player-caption = 閒
tableau-banker-caption = 莊

## The wheel
wheel-wheel = 輪盤
wheel-rolling = 滾珠正在轉動
wheel-rests = 滾珠停在 { $number } { $colour }

## Fair dealing
fair-deal = 公平驗證 { $short }
fair-title = 公平驗證
fair-why = 接受下注之前，賭場已定下秘密種子並公佈其承諾值。參與的終端各加入一個停止下注前無人知曉的隨機數。種子與隨機數共同決定結果，本螢幕會重新計算核對。
fair-name = 局
fair-commitment = 賭場承諾值
fair-terminals = 加入隨機數的終端
fair-not-yet = 彙總後公佈
fair-nobody = 無
fair-own = 本終端隨機數
fair-own-in = 含本終端隨機數
fair-own-not = 尚無：參與後加入
fair-own-late = 無：參與之前隨機數已截止，下一局可加入
fair-unable = 本頁面沒有安全連接：不加入隨機數，也無法核對。
fair-last = 上一局 { $deal }
fair-last-short = 上一局
fair-checked = 已核對
fair-checked-long = 本螢幕已核對：種子、隨機數與結果均與事先公佈的一致。
fair-withdrawn = 無法證明
fair-withdrawn-long = 承諾已撤回：此局無法證明。
fair-wrong = 核對不符
fair-promise = 承諾值與事先顯示的不同。已通知工作人員。
fair-seed = 種子與承諾值不符。已通知工作人員。
fair-own-lost = 本終端的隨機數已提交卻未計入。已通知工作人員。
fair-numbers = 某終端的隨機數與其承諾值不符。已通知工作人員。
fair-outcome = 結果與種子和隨機數得出的不同。已通知工作人員。
fair-elsewhere = 也可在別處核對，證明位於 { $path }

## The guide to a game
guide-view-loading = 請稍候……
guide-view-rules = 規則摘要
guide-view-odds = 注項與賠率
guide-view-odds-note = 概率與賭場優勢均為精確值：所有可能的結果都已計算在內。賭場優勢指長期而言每下注一元賭場所保留的部分。
guide-view-play = 補牌規則
guide-view-wheel = 輪盤
guide-view-errors = 出現異常時
guide-view-wager = 注項
guide-view-pays = 勝出條件與賠率
guide-view-hit = 勝出概率
guide-view-edge = 賭場優勢
guide-view-examples = 實例講解
guide-view-step = 第 { $n } 步，共 { $all } 步
guide-view-back = 上一步
guide-view-next = 下一步
guide-view-again = 重新開始

## Parts of every page
part-connecting = 正在連接……
part-lost = 連接已中斷。恢復之前不會接受任何操作；正在重試……
part-language = 語言
part-close = 關閉

## Public pages
public-home = 首頁
public-guide = 規則與賠率
public-learn = 練習
public-pages = 頁面
public-game = 遊戲
public-loading = 請稍候……
public-away = 伺服器沒有回應；正在重試……
public-care = 請在遊戲前設定限額並遵守。如果博彩不再是樂趣，請尋求幫助：免費、保密、全天候。
public-helpline = 博彩求助熱線

## Acts at a table or a wheel
act-accept-role = { $player } 擔任莊家角色
act-advise-patron = 告知客人投訴途徑
act-allow-over-maximum = 允許 { $player } 超過最高限額投注
act-alter-limits = 更改限額
act-announce-counts = 宣佈點數
act-announce-limits = 公佈新限額告示
act-ask-review = 申請覆核
act-ball-at-rest = 輸入號碼
act-bring-cards = 取牌上枱
act-bring-chips = { $player } 增加籌碼
act-burn = 燒牌
act-buy-chips = { $player } 購買籌碼
act-call = 宣佈：{ $announcement }
act-call-last-coup = 宣佈最後一局
act-change-game = 更換遊戲為{ $game }
act-check-cards = 檢查牌
act-choose-dealing = 發牌方式：{ $method }，{ $face }
act-choose-option = 執行裁決允許的處理
act-close-dispute = 結束爭議
act-close-table = 收枱
act-close-wheel = 關閉輪盤
act-collect = 收回{ $hand }牌
act-confirm-number = 確認號碼 { $number }
act-confirm-result = 確認結果
act-correct-number = 更正號碼
act-cut = 切牌：{ $player }
act-decide-dispute = 裁定爭議
act-decline-cut = { $player } 不切牌
act-decline-role = { $player } 不擔任莊家角色
act-designate = { $hand }牌先交給 { $player }
act-draw-card = 發一張牌
act-draw-out-of-turn = 牌未按次序發出
act-drop-cards = 牌掉落
act-end-period = 停止下注
act-restart-period = 重新開始下注時間
act-enquire = 查詢付款
act-examine-ball = 已檢查滾珠
act-exchange-voucher = 為 { $player } 兌換代幣
act-excuse-holding = 允許 { $player } 繼續
act-expose-card = 翻開第 { $place } 張牌
act-find-misplaced = { $player } 的注碼位置錯誤
act-find-wrong-payment = 發現付款錯誤
act-forfeit-cards = 收回 { $player } 手中的牌
act-insert-cutting-card = 插入切牌卡並裝靴
act-join = 加入賭枱：{ $seat }
act-leave = { $player } 離開
act-let-players-cut = 由玩家切牌：{ $players }
act-limit-players = 限制玩家人數
act-load-device = 裝入洗牌機
act-meet-cutting-card = 切牌卡出現
act-name-card = 輸入第 { $place } 張牌
act-new-game = 新一局
act-no-spin = 無效轉動：{ $kind }
act-open-table = 開枱
act-open-wheel = 開啟輪盤
act-order-no-bet = 飛牌局：{ $why }
act-pair-tables = 兩枱輪流發牌
act-part-tables = 兩枱分開發牌
act-pass-out = { $hand }牌交給 { $to }
act-pass-role = { $player } 放棄莊家角色
act-place-wager = { $wager }
act-raise-at-once = 立即提高最低限額
act-raise-dispute = 提出爭議
act-raise-kept = 最低限額適用於所有人
act-rectify-payment = 更正付款
act-reduce-wagers = 減少注碼
act-refuse-cards = { $player } 不接{ $hand }牌
act-refuse-wager = 拒絕 { $player } 的{ $wager }
act-reopen = 重新開放下注
act-report-breach = 報告違規行為
act-report-holding = { $player } 持牌不當
act-restrict-optional = { $wager }僅限有主注者
act-resume-coup = 繼續本局
act-review-dispute = 覆核爭議
act-riffle = 交疊洗牌
act-report-irregularity = 報告情況
act-select-result = { $winner }
act-set-table = 設定賭枱
act-set-wheel = 設定輪盤
act-settle = 結算本局
act-settle-initial-deal = 結算由頭四張牌決定的注項
act-show-closing = 公佈收枱時間
act-show-game = 公佈將更換為{ $game }
act-show-rules = 已出示規則
act-shuffle = 洗牌
act-spin-ball = 轉動滾珠
act-start-round = 新一局
act-take-measure = 採取措施
act-take-off = 取回{ $wager }
act-take-out-cards = { $why }
act-end-by-restore = 終止恢復前進行中的局
act-take-seat = { $player } 換位：{ $seat }
act-take-wagers = 恢復下注
act-tell-about = 事件 { $incident }：已通知{ $who }
act-tell-regulator = 已通知監管機構
act-try-to-rectify = 嘗試更正付款
act-turn = 翻開{ $hand }牌
act-vacate = { $player } 須讓出座位
act-void-spin = 宣佈本局作廢

## What has to be filled in for an act
act-field-about = 爭議內容
act-field-agreed = 同意者
act-field-against_wheel = 滾珠與輪盤反向
act-field-asked = 已詢問者
act-field-at = 切牌位置（前面的張數）
act-field-back = 牌背顏色
act-field-behind = 切牌卡後面的張數
act-field-box = 注位
act-field-card = 牌
act-field-cards = 牌
act-field-cents = 金額
act-field-change_at = 生效時間
act-field-chips = 籌碼
act-field-close_at = 關閉時間
act-field-coup = 哪一局
act-field-grounds = 理由
act-field-limits = 限額
act-field-marker = 標記已放好
act-field-missing = 缺少的牌
act-field-nobody_plays = 終端無人遊戲
act-field-number = 號碼
act-field-only = 只交一張牌
act-field-player = 姓名
act-field-pocket = 號碼
act-field-promotion = 推廣活動
act-field-reason = 原因
act-field-revolutions = 滾珠轉了幾圈
act-field-said = 實際情況
act-field-seat = 座位（站立則留空）
act-field-source = 牌的來源
act-field-spin = 哪一局
act-field-surplus = 多出的牌
act-field-surveillance_told = 已通知監控部門
act-field-tokens = 推廣代幣金額
act-field-voucher = 兌換券號碼
act-field-way = 方式
act-field-wheel_turns = 輪盤在轉動

## Values of acts
value-place-your-bets = 請下注
value-no-more-bets = 停止下注
value-player = 閒
value-banker = 莊
value-tie = 和
value-dealer = 由荷官
value-face-up = 明牌
value-up = 牌面朝上
value-down = 牌面朝下
value-red = 紅色
value-blue = 藍色
value-new = 新牌
value-used = 上一靴的牌
value-casino-pre-shuffled = 賭場預洗牌
value-maker-pre-shuffled = 廠家預洗牌
value-face-down = 牌面朝下
value-shown = 展示牌面
value-by-value = 按首張牌點數
value-call-a-no-bet-coup-that-all-agree-to = 全體同意
value-call-a-no-bet-coup-without-players = 無人下注
value-declare-a-shoe-void = 宣佈本靴作廢
value-declare-the-cards-unfit = 宣佈牌不合用
value-order-a-check-of-the-cards = 下令檢查牌
value-order-a-shuffle = 下令洗牌
value-replace-the-cards = 更換牌
value-baccarat = 百家樂
value-even-money = 免佣百家樂
value-premium = 貴賓百家樂
value-tie-premium = 貴賓和局派彩百家樂
value-commission = 百家樂（抽佣）
value-non-commission = 百家樂（免佣）
value-no-commission = 百家樂（免佣）
value-inspector = 監察員
value-regulator = 監管機構
value-surveillance = 監控部門
value-ball-left-wheel = 滾珠飛出輪盤
value-early-ball = 滾珠轉動過早
value-foreign-object = 異物
value-interference = 有人干擾
value-no-pocket = 滾珠未落入號碼格
value-still-wheel = 輪盤未轉動
value-too-few-turns = 圈數不足
value-wrong-direction = 方向錯誤

## Why a ball does not count
no-spin-spun-with-the-wheel = 與輪盤同向
no-spin-spun-on-a-still-wheel = 在靜止的輪盤上轉動
no-spin-short-of-its-revolutions = 圈數不足
no-spin-met-by-something-else-in-the-wheel = 碰到輪盤內異物
no-spin-caught-in-no-pocket = 未落入號碼格
no-spin-out-of-the-wheel = 飛出輪盤
no-spin-interfered-with = 受到干擾

## Alarms
alarm-clock-step = 伺服器時鐘被更改
alarm-clock-behind = 伺服器時鐘落後於記錄
alarm-connections-refused = 連接過多
alarm-floor-restored = 系統已從備份恢復
alarm-deal-disputed = 終端對一局提出異議
alarm-key-in-two-places = 密鑰在兩處使用
alarm-numbers-withheld = 終端多次未提交隨機數
alarm-passwords-guessed = 有人猜測密碼
alarm-server-twin = 另一台伺服器佔用了運行中伺服器的名稱
alarm-snapshot-spoiled = 快照與記錄不符
alarm-store-unsafe = 數據庫曾不安全：期間未受理任何操作
alarm-tickets-guessed = 有人猜測票券號碼

## What is known of an alarm
alarm-fact-address = 來源
alarm-fact-actor = 操作者
alarm-fact-deal = 局
alarm-fact-finding = 發現
alarm-fact-game = 遊戲
alarm-fact-behind = 落後
alarm-fact-lasted = 持續
alarm-fact-other_address = 同時位於
alarm-fact-limit = 上限
alarm-fact-lost = 丟失時段
alarm-fact-returned = 退還本金
alarm-fact-step = 幅度

## An alarm in one line
alarm-line-title = { $kind }：{ $subject }
alarm-line-others = 其他
alarm-line-event = 至第 { $n } 號事件
alarm-line-often = { $first } 至 { $last } 共 { $n } 次
alarm-line-once = { $last }

## Faults of devices
device-fault-contradicts = 讀數矛盾
device-fault-dead = 無回應
device-fault-full = 已滿
device-fault-jammed = 卡住
device-fault-lost = 連接中斷
device-fault-misreads = 讀取錯誤
device-fault-no-paper = 缺紙
device-fault-refused = 讀數不合理

## Devices by what they serve
device-shoe = { $of } 的牌靴
device-wheel = { $of } 的輪盤
device-stacker = 終端 { $of } 的入鈔口
device-printer = 終端 { $of } 的打印機

## Breaches of conduct
breach-name-fraud = 欺詐
breach-name-influencing = 影響他人
breach-name-other-rule = 違反其他規則
breach-name-predicting-device = 使用預測設備
breach-name-proxy-betting = 代人下注
breach-name-side-bet = 私下對賭
breach-name-staff-advantage = 員工謀取利益
breach-name-staff-advice = 員工提供建議
breach-name-staff-procedure = 員工違反程序
breach-name-unreported-malfunction = 未報告故障

## Measures against a person
measure-declare-a-wager-void = 注碼作廢
measure-exclude-a-person-from-the-game = 禁止參與遊戲
measure-exclude-a-person-from-the-casino = 禁止進入賭場
measure-have-a-person-detained = 扣留
measure-invalidate-an-outcome = 結果無效
measure-forfeit-a-wager = 沒收注碼

## Kinds of incidents
incident-kind-irregularity = 異常
incident-kind-refused-wager = 拒絕注碼
incident-kind-void = 作廢
incident-kind-notice = 告示
incident-kind-breach = 違規
incident-kind-dispute = 爭議
incident-kind-wrong-payment = 付款錯誤
incident-kind-override = 主管決定
incident-kind-correction = 更正

## Phases of a game, for players
phase-waiting = 請稍候
phase-open = 請下注
phase-closed = 停止下注
phase-paused = 請等候工作人員
phase-result = 結果
phase-void = 本局作廢
phase-place-your-bets = 請下注
phase-no-more-bets = 停止下注
phase-at-rest = 滾珠已停定
phase-between-games = 下一局即將開始
phase-in-doubt = 請等候工作人員

## Hands
hand-player = 閒
hand-banker = 莊
hand-tie = 和

## Colours
colour-red = 紅
colour-black = 黑
colour-green = 綠
colour-zero = 零

## What a play came to
outcome-won = { $winner }贏，{ $high } 比 { $low }
outcome-tied = 和局，各 { $high } 點
outcome-number = { $number } { $colour }
outcome-void = 作廢
outcome-points = { $points } 點

## Ranks of cards
rank-a = A
rank-t = 10
rank-j = J
rank-q = Q
rank-k = K

## Suits of cards
suit-s = 葵扇
suit-h = 紅心
suit-d = 階磚
suit-c = 梅花

## Cards
card-card = { $suit }{ $rank }
card-back = 一張暗牌

## Questions at the irregularity desk
question-reconstructed = 能否還原本局？
question-card-seen = 這張牌是否被看到？
question-more-suspected = 是否懷疑還有牌面朝上的牌？
question-all-agree = 所有玩家是否同意？
question-outcome-confirmed = 實際結果是否得到確認？
question-all-stand = 是否保留所有注碼完成本局？
question-offer-first = 是否先讓玩家選擇取回或減少注碼？
question-harmed = 故障是否使賭場或玩家受損？
question-spare = 是否有備用設備？
question-movable = 牌能否移到備用設備？
question-damaged = 是否有牌受損？
question-suspected = 是否懷疑是故意所為？
question-over-1000 = 差額是否超過 $1,000？
question-records-confirm = 記錄能否確認注碼？
question-malfunction = 終端或輪盤是否發生故障？

## Who is told, in a sentence
recipient-named-surveillance = 監控部門
recipient-named-inspector = 監察員
recipient-named-regulator = 監管機構

## By when somebody is told, in a sentence
due-when-at-once = 立即
due-when-24-hours = 24 小時內
due-when-48-hours = 48 小時內
due-when-daily-summary = 列入當日彙總
due-when-end-of-month = 月底前

## The player terminal
player-terminal = 終端 { $number }
player-loading = 請稍候……
player-key-needed = 本螢幕尚未設定
player-key-why = 請輸入本終端的密鑰。密鑰由負責設定的工作人員保管。
player-key = 密鑰
player-begin = 開始
player-not-terminal = 此密鑰不屬於玩家終端。
player-games = 遊戲
player-rules = 規則與賠率
player-how-to = 玩法說明
player-sound = 聲音
player-call = 呼叫服務
player-called = 工作人員即將到來
player-called-at = { $time } 已呼叫
player-no-game = 本遊戲尚未開放。
player-no-games = 本終端暫無可玩的遊戲。
player-felt = 下注枱面
player-racetrack = 賽道
player-your-chips = 您在此已下注 { $cents }
player-pays = 派彩 { $odds }
player-pays-pieces = 按所含各注賠付
player-least = 最低 { $cents }
player-most = 最高 { $cents }
player-pieces = 共 { $n } 注，每注一枚籌碼
player-hint-money = 請先存入資金，選擇籌碼，再放到枱面上。
player-hint-tap = 點按區域或將籌碼拖到該處。長按區域可查看賠率。
player-take-off = 取回這些籌碼
player-cut = { $wager }：限額內有效 { $counts }，退回 { $over }。
player-rack = 籌碼
player-undo = 撤銷
player-clear = 清除
player-rebet = 重複下注
player-double = 加倍
player-credit = 餘額
player-bet = 下注
player-sending = { $cents } 提交中
player-not-sent = { $cents } 未接受
player-win = 贏得
player-money = 存入
player-cash-out = 兌現
player-notes = 紙幣
player-note-slot = 請將紙幣放入入鈔口。可接受：{ $notes }。
player-demo-slot = 示範：點按紙幣即可放入。
player-insert = 放入 { $cents }
player-ticket = 票券
player-ticket-number = 票券號碼
player-ticket-in = 存入票券
player-added = { $cents } 已存入餘額。
player-credit-limit = 餘額最多為 { $cents }。
player-cash-out-ask = 您將兌現 { $cents }。
player-leave-later = 枱面上仍有您的 { $cents }。請先取回，或等待結果。
player-leave-by-hand = 金額超過票券上限，工作人員將到此為您支付。
player-leave-by-voucher = 票券打印機故障。請呼叫工作人員，他們將到此為您支付。
player-cash-out-by-hand = 請工作人員支付
player-cash-out-yes = 打印票券
player-stay = 繼續遊戲
player-printed = 您的票券
player-printed-where = 請持票到帳房兌換現金，或放入本場任一終端。
player-taken = 我已取票
player-redeemable = 可兌換票券
player-issued = 打印時間
player-expires = 有效期至
player-hand-pay = 工作人員將為您人工支付 { $cents }，請在此等候。
player-hand-pay-aside = 本終端有 { $cents } 由工作人員保管待付。
player-payout-short = 工作人員正在送款
player-payout-hint = 收到付款後即可繼續下注。
player-too-little = { $cents } 已退回餘額：低於最低限額（§ { $clauses }）。
player-came-back-why = { $cents } 已退回餘額：{ $reason }
player-dismiss = 知道了
player-locked = 本終端已鎖定。在工作人員檢查之前，資金無法進出。您的餘額是安全的。
player-locked-short = 本終端已鎖定
player-locked-hint = 已通知工作人員，檢查之後即可繼續下注。
player-printer-fails = 票券打印機故障。工作人員可為您人工支付。
player-slot-fails = 入鈔口暫不接受紙幣和票券。已通知工作人員。
player-history = 歷史
player-roads = 路單
player-numbers = 號碼
player-last-ten = 我的記錄
player-no-plays = 您下注過的遊戲將列在此處。
player-staked = 下注 { $cents }
player-won-cents = 贏得 { $cents }
player-won-nothing = 未贏
player-came-back = 退回 { $cents }
player-credit-after = 餘額 { $before } → { $after }
player-third-card = 補牌規則
player-third-title = 補牌規則
player-third-words = 無需選擇：由頭兩張牌的點數決定。在表中找到點數，其下即為補牌或停牌。
player-care = 量力而行，理性娛樂。
player-care-help = 全天候免費保密求助熱線：
player-care-more = 博彩還有樂趣嗎？
player-care-title = 理性博彩
player-care-words = 長期而言，這裏的每種遊戲返還的都少於下注總額。遊戲前請先決定願意花費的金錢和時間，用完即離開。生活所需的錢不應用於博彩。
player-care-talk = 如果博彩不再是娛樂，請與人談談。幫助免費、保密、全天候開放。
player-care-staff = 您也可以向任何一位工作人員求助。

## The page of a seat
seat-no-key = 本座位沒有密鑰：請使用末尾帶密鑰的地址打開。
seat-seat = { $n } 號座
seat-standing = 站立
seat-welcome = 歡迎，{ $name }。請入座。
seat-join-chips = 帶來的籌碼
seat-join-hint = 有荷官的賭枱：請將籌碼放在枱上，由荷官登記。
seat-places = 本枱客人
seat-free = 空位
seat-sign = 限額與賠率
seat-wager = 注項
seat-least = 最低
seat-most = 最高
seat-rules = 規則
seat-closed = 賭枱尚未開放。
seat-coup = 本局
seat-chips = 籌碼
seat-tokens = 代幣
seat-bet = 已下注
seat-layout = 投注區
seat-mine = 您的注碼
seat-others = 其他玩家
seat-none = 暫無
seat-off = 取回{ $wager }
seat-off-short = 取回
seat-off-all = 全部取回
seat-cards = 您的牌
seat-squeeze = 向上拖動眯牌，他人看不到
seat-peek = 查看第 { $n } 張牌：按住可見
seat-turn = 亮牌
seat-turn-all = 全部亮出
seat-cut = 您可以切牌
seat-cut-here = 在此切牌
seat-cut-at = 前面 { $n } 張
seat-no-cut = 不切牌
seat-role = 您擔任莊家角色：請投注莊，莊牌由您翻開。
seat-offered-role = 您是否擔任莊家角色？
seat-role-means = 您須投注莊，莊牌由您翻開，直到莊輸或您放棄角色。
seat-take-role = 擔任
seat-no-role = 不擔任
seat-choosing = 您可取回或保留注碼
seat-done = 已完成。
seat-more = 更多
seat-pays = 派彩
seat-limits = { $least } 至 { $most }
seat-roads = 本靴結果
seat-not-yet = 現在不能下注。

## The page of the supervisor
supervisor-title = 主管工作台
supervisor-floor = 全場
supervisor-incidents = 事件
supervisor-terminals = 終端
supervisor-devices = 設備
supervisor-staff = 員工
supervisor-games = 遊戲
supervisor-wait = 請稍候……
supervisor-no-game = 這裏沒有「{ $game }」這個遊戲。
supervisor-not-yours = 本頁面僅供主管和經理使用。
supervisor-unplayable = 本版本沒有該遊戲的規則
supervisor-needed = 需要處理
supervisor-quiet = 暫無待辦事項。
supervisor-ruling-at = { $game }：需要裁決
supervisor-calls = { $terminal }：玩家自 { $time } 起呼叫服務
supervisor-calls-here = 玩家自 { $time } 起呼叫服務
supervisor-payouts-here = { $n } 筆待人工支付
supervisor-owed-here = 有差額待結
supervisor-no-plays = 尚無遊戲記錄。
supervisor-locked-at = { $terminal } 已鎖定：{ $why }
supervisor-locked-here = 已鎖定：{ $why }
supervisor-payouts-at = { $terminal }：{ $n } 筆待人工支付
supervisor-slips-at = 帳房有 { $n } 張恢復時失去記錄的票券，待您到帳房裁定
supervisor-owed-at = { $terminal }：有差額待結
supervisor-fault-at = { $device }：{ $fault }
supervisor-alarm = { $what }（{ $facts }）
supervisor-acknowledge = 已查看
supervisor-software = { $server }：軟件與已核准版本不符
supervisor-late-notice = { $game }：應於 { $time } 前通知{ $who }
supervisor-coming = 馬上過去
supervisor-open = 打開
supervisor-seconds = { $n } 秒
supervisor-cards-left = 剩 { $n } 張
supervisor-coups-left = 最後 { $n } 局
supervisor-at-table = { $n } 位玩家
supervisor-last-results = 最近結果
supervisor-to-tell = { $n } 項待通知
supervisor-ruling = 需要裁決
supervisor-yours = 待您處理：{ $what }
supervisor-yours-at = { $game }：{ $what }
supervisor-device-fails = 設備故障
supervisor-closing = { $time } 關閉
supervisor-back = 全部遊戲
supervisor-wrong = 出現異常
supervisor-now = 目前
supervisor-comes-next = 下一步：
supervisor-acts = 可執行操作
supervisor-dealing = 荷官操作
supervisor-no-acts = 暫無。
supervisor-choose = 請選擇……
supervisor-do-it = 執行
supervisor-history = 最近各局
supervisor-no-games = 尚無記錄。
supervisor-when = 時間
supervisor-result = 結果
supervisor-void = 作廢
supervisor-corrected = 已更正
supervisor-no-bet = 飛牌
supervisor-report-it = 報告
supervisor-concern = 須檢查 { $device }：{ $detail }
supervisor-cleared = 已恢復
supervisor-what-done = 處理情況
supervisor-limits = 限額與告示
supervisor-on-sign = 告示內容
supervisor-no-sign = 未開枱，無告示。
supervisor-markers = 標記與個人限額
supervisor-marker = { $player } ({ $box })：{ $words }
supervisor-new-limits = 新限額
supervisor-notice = 須提前 { $n } 分鐘公佈告示。
supervisor-notice-any = 須事先告知玩家。
supervisor-sign-tells = 告示：新限額自 { $time } 起生效
supervisor-to-go = 還有 { $left }
supervisor-due = 現在可以生效。
supervisor-make-hold = 使其生效
supervisor-put-up-sign = 公佈告示
supervisor-alter-now = 立即更改
supervisor-raise-at-once = 提高，保留原最低限額
supervisor-raise-kept = 統一最低限額
supervisor-from = 幾分鐘後生效
supervisor-personal = 允許玩家超過最高限額
supervisor-player = 玩家
supervisor-wager = 注項
supervisor-least = 最低
supervisor-most = 最高
supervisor-sign-shown = 其標記已放好
supervisor-open-notices = 待通知
supervisor-no-notices = 全部已通知。
supervisor-confirm-informed = 已通知{ $who }
supervisor-due-by = { $due }，{ $time } 前
supervisor-late = 逾期
supervisor-informed = { $time } 由 { $name } 通知
supervisor-incident = 事件 { $n }
supervisor-money = 金額
supervisor-people = 涉及
supervisor-disputes = 爭議
supervisor-no-disputes = 暫無爭議。
supervisor-raise-dispute = 客人提出爭議
supervisor-patron = 客人
supervisor-about = 內容
supervisor-decide = 裁定
supervisor-decision = 裁定內容
supervisor-absent = 應先裁定的人不在場
supervisor-ask-review = 客人要求覆核
supervisor-review = 覆核
supervisor-advise = 已告知投訴途徑
supervisor-close-dispute = 結束
supervisor-satisfied = 客人滿意
supervisor-decided-by = { $name } 裁定：{ $words }
supervisor-reviewed-by = { $name } 覆核：{ $words }
supervisor-review-asked = 已要求覆核。
supervisor-advised = 已告知投訴途徑。
supervisor-payments = 付款錯誤
supervisor-no-payments = 未發現付款錯誤。
supervisor-found = 發現付款錯誤
supervisor-which = 局
supervisor-paid = 實付
supervisor-was-due = 應付
supervisor-patron-known = 客人（如已知）
supervisor-over = 多付 { $amount }
supervisor-under = 少付 { $amount }
supervisor-outstanding = 尚有 { $amount } 未更正
supervisor-settled = 已更正
supervisor-enquire = 查詢
supervisor-enquiry-found = 查詢結果
supervisor-on-purpose = 懷疑是故意所為
supervisor-attempt = 更正嘗試
supervisor-step = 所採取步驟
supervisor-rectify = 已收付款項
supervisor-amount = 金額
supervisor-regulator = 已通知監管機構
supervisor-conduct = 行為規範
supervisor-on-record = 已記錄在案。
supervisor-breach = 報告違規
supervisor-who = 何人
supervisor-what = 何事
supervisor-measure = 採取措施
supervisor-measure-what = 事由與措施
supervisor-rules-shown = 已向客人出示規則
supervisor-setting = 賭枱設定
supervisor-limit-players = 限制玩家
supervisor-most-players = 最多人數（留空為不限）
supervisor-one-per-box = 每個注位僅限一人
supervisor-limit-now = 最多 { $n } 人。
supervisor-box-now = 每個注位僅限一人。
supervisor-restrict = 附加投注須有主注
supervisor-surveillance-told = 已通知監控部門
supervisor-sign-up = 告示已公佈
supervisor-pair = 兩枱輪流發牌
supervisor-pair-with = 與哪張賭枱
supervisor-paired-with = 與 { $table } 輪流發牌。
supervisor-part = 分開發牌
supervisor-look-up = 查找終端
supervisor-number = 編號
supervisor-needs = 需要處理
supervisor-pick-terminal = 打開一台終端，查看最近各局並進行處理。
supervisor-called-at = { $time } 呼叫
supervisor-cancel-credit = 憑單支付餘額
supervisor-cancel-why = 全部餘額 { $amount } 以現金支付，由客人在憑單上簽署。
supervisor-signed-by = 客人（憑單簽名）
supervisor-witness = 見證人
supervisor-credits = 餘額
supervisor-on-layout = 枱面注碼
supervisor-won-last = 最近贏得
supervisor-locked-why = 已鎖定
supervisor-unlock = 解鎖
supervisor-note = 調查與處理情況
supervisor-recall = 最近各局
supervisor-staked = 下注
supervisor-returned = 返還
supervisor-game = 遊戲
supervisor-outcome = 結果
supervisor-void-play = 作廢此局
supervisor-ground = 理由
supervisor-malfunction = 終端故障
supervisor-unconfirmed = 注碼無法確認
supervisor-reason = 原因
supervisor-adjust = 調整餘額
supervisor-way = 增加或扣除
supervisor-add = 增加
supervisor-take-off = 扣除
supervisor-payout = 人工支付 { $n }：{ $amount }
supervisor-withheld = 暫緩：{ $why }
supervisor-release = 解除暫緩
supervisor-determination = 調查結論
supervisor-no-terminal = 沒有終端 { $n }。
supervisor-under-way = 進行中
supervisor-faults = 故障設備
supervisor-no-faults = 設備全部正常。
supervisor-report-fault = 報告設備故障
supervisor-device = 設備
supervisor-fault = 故障
supervisor-detail = 簡述
supervisor-on-duty = 當值
supervisor-off-duty = 未登入
supervisor-posts = 職務
supervisor-at = 登入位置

## Phases of a game, for supervisors
floor-phase-waiting = 未進行
floor-phase-open = 下注中
floor-phase-closed = 進行中
floor-phase-paused = 暫停
floor-phase-result = 結果
floor-phase-void = 作廢

## Attempts to put a payment right
rectify-step-enquire = 查詢
rectify-step-identify-the-patron = 設法查明客人身份
rectify-step-contact-the-patron = 設法聯絡客人
rectify-step-reimburse-the-patron = 設法補償客人
rectify-step-ask-the-money-back = 要求退還款項
rectify-step-find-it-not-practical = 認為不可行

## Transactions of the cage
cage-move-fill = 向賭枱補充籌碼
cage-move-float-credit = 從賭枱收回籌碼
cage-move-drop-counted = 清點賭枱錢箱
cage-move-chips-cashed = 現金兌回籌碼
cage-move-kiosk-filled = 向自助機補充現金
cage-move-chips-sold = 現金售出籌碼
cage-move-capital = 賭場向帳房撥入現金
cage-move-chips-made = 新籌碼入庫
cage-move-chips-outstanding = 入帳前已在客人手中的籌碼

## Groups of irregularities
irregular-group-cards = 本局的牌
irregular-group-shoe = 牌靴、洗牌與切牌
irregular-group-wheel = 滾珠與輪盤
irregular-group-wagers = 注碼與賠付
irregular-group-room = 螢幕、終端與現場

## Values of acts
value-staff = 工作人員
value-standing = 站立
value-seat = { $n } 號座
value-yes = 是
value-no = 否

## Refusals that only a page makes
refusal-unknown-key-at-a-page = 本終端的密鑰無效：請使用末尾帶密鑰的地址打開本頁。
refusal-no-answer = 伺服器沒有回應，請重試。
refusal-line-lost = 連接已中斷：未發送任何內容。恢復後請重試。

stream-server = 伺服器

## The letters on a bead
road-letter-banker = 莊
road-letter-player = 閒
road-letter-tie = 和
refusal-second-person-needed-signs-here = 須由一位主管在您身旁以姓名和密碼簽署。

## Wagers by their keys, where no game names them
wager-player-perfect-pair = 閒完美對子
wager-banker-perfect-pair = 莊完美對子
wager-player-dragon-bonus = 閒龍寶
wager-banker-dragon-bonus = 莊龍寶

## Commands of the command line: what each does
cli-command-accounts =
    顯示所有帳戶和所有計數表。

    左邊是賭場保有或已支出的，右邊是賭場欠付或已賺得的，兩邊合計相等。所有未兌現的票券合為一行。如有任何不符，或不得低於零的帳戶低於零，登出狀態為 1。
cli-command-apply =
    執行 JSON 行中的指令。

    進一行，出一行，次序相同，金額以分為單位。指令確實存妥後才有答覆。如沒有答覆，請再送同一行：同一 id 的指令只執行一次，之後得到的是第一次的答覆。被拒絕的指令得到 {"{"}"id":…,"error":{"{"}…{"}"}{"}"}，不是指令的行得到 {"{"}"line":…,"error":{"{"}…{"}"}{"}"}。其餘各行照常進行，登出狀態為 1。
cli-command-backup =
    把全部內容寫進一個檔案。

    檔案儲存場地在某一時刻的全部狀態，場地可照常運行。檔案寫好後會重讀一遍並核對，才得到它的名稱；只有其所有者能讀取。其中的機密以場地密鑰密封，密鑰不在檔案裏：請另存一份。任何種類的數據庫都能恢復備份，因此也可用來在 SQLite 與 PostgreSQL 之間遷移。
cli-command-restore =
    把備份恢復到空數據庫。

    寫入之前先核對整個檔案。已有場地的數據庫不會被改動。備份時正在進行的一律結束：已承諾的牌靴和轉動撤回，牌局和轉動作廢，本金退還。此後票券編號改用另一序列，不會重複。之後請用手上最新的簽名日誌頭運行 `pitboss verify`。
cli-command-device-shoe =
    賭枱要牌時抽一張牌，並報告牌面。
cli-command-device-wheel =
    讓轉動中的球停下，並報告落入的號碼格。
cli-command-device-stacker =
    把鈔票放入它的投注終端。
cli-command-device-printer =
    把它的投注終端的每張票券印成檔案。
cli-command-export =
    導出日誌或其分錄。

    導出的是某一時刻的內容，場地可照常運行。金額以分為單位。日誌不含票券號碼，導出的內容也沒有。
cli-command-serve =
    運行真實場地的伺服器：遊戲、終端、員工和設備。

    選項優先於配置檔案。多台伺服器可共用一個 PostgreSQL 數據庫：每個遊戲由其中一台運行，如它出故障，另一台會在數秒內接手。
cli-command-staff-add =
    加入一名人員，並給予一次性密碼。

    用來加入最初兩名管理員，以及管理員不能加入的督察員。其他人由管理員加入。伺服器可照常運行。日誌會記錄此事在控制台進行。
cli-command-staff-reset =
    給一名人員一次性密碼，並結束其所有登入。

    供忘記密碼的管理員或督察員使用。伺服器可照常運行。日誌會記錄此事在控制台進行。
cli-command-staff-restore =
    恢復被停用的人員。

    日誌會記錄此事在控制台進行。
cli-command-verify =
    檢查整份日誌。

    由事件重新計算每個散列值、餘額、計數表和結算，並與所存的比較。全部無誤時登出狀態為 0；否則為 1，並指出第一個有誤的事件。較早簽名的日誌頭還能發現此後被改寫或截斷的日誌。不會寫入任何內容，場地可照常運行。
cli-command-head =
    為日誌的末端簽名。

    持有此檔案的人以後可用 `pitboss verify --against` 與日誌核對。密鑰在第一次使用時生成，公鑰在旁邊的 .pub 檔案裏。請以他人無法篡改的方式，把公鑰一次交給督察員。
cli-command-deal =
    發整靴牌，或轉整輪輪盤。

    兩個投注位下注，結果寫成 `pitboss replay` 能讀的記錄。相同的種子在任何機器上都得出相同的牌靴。檔案含有種子；洗牌機不保留牌的次序，故沒有種子。
cli-command-demo =
    在螢幕上發一靴牌。

    或轉動輪盤。逐步顯示牌、結算和路單。
cli-command-editions =
    列出規則版本、遊戲、牌副數和注項。

    顯示每個注項在何時賠多少、依據哪條規則。
cli-command-irregularities =
    列出異常情況和規則要求的處理。

    並列顯示各規則版本及其條文，或顯示一個版本的全部事實和處理。
cli-command-replay =
    重新計算一份發牌記錄。

    逐行重算每張牌、每個結果和每次結算並作比較。全部相同時登出狀態為 0，遇到第一處不同時為 1，檔案無法讀取時為 2。
cli-command-roads =
    畫出一靴牌的五張路單。

    即珠盤路、大路、大眼仔、小路和曱甴路。

    一行 B、P、T 是一靴牌，輸出一行 JSON。如每行只有一個字母，則所有行合為一靴。字母間的空白和空行不計。
cli-command-rule =
    顯示規則對一種異常情況的處理。

    檔案含有牌局的狀態和員工所知的事實：{"{"}"coup": {"{"}...{"}"}, "report": {"{"}...{"}"}{"}"}。
cli-command-settle =
    結算 JSON 行中的牌局或轉動。

    進一行，出一行，次序相同，金額以分為單位。有誤的行在原位得到 {"{"}"line":…,"error":{"{"}…{"}"}{"}"}。其餘各行照常進行，登出狀態為 1。
cli-command-verify-deal =
    檢查一次發牌是否公平。

    FILE 是發牌的證明，由場地在 /api/deals/GAME/DEAL 提供。由種子重新計算承諾值和牌的次序，或轉動的號碼。與承諾相符時登出狀態為 0，不符時為 1，檔案無法讀取或發牌未完時為 2。
cli-command-study-bankroll =
    模擬大量客人使用一種投注法。

    每名客人各自玩到最後一局，或玩到本錢少於最小注額（輸光）為止。報告以百分位數列出輸贏、回撤和所玩局數，輸光的比例及其 95 % 區間，以及投注額的損失率與精確的賭場優勢。按 Ctrl-C 可提前結束，只計已完成的客人。
cli-command-conformance =
    顯示哪些條文已經證明。

    每個規則版本：有多少條文已定處置方式，需要證明的條文中有多少已證明。
cli-command-study-counting =
    顯示算牌能在多大程度上勝過每個注項。

    供賭場監控部使用：真實終端從不顯示。按 `pitboss simulate` 的方式發牌，每局之前計算未見牌的精確賠率。報告列出每種牌點移除的影響、由此得出的算牌法、隨牌靴變淺注項轉為有利的頻率和幅度，以及切牌卡各深度的得益。按 Ctrl-C 可提前結束，只計已完成的牌靴。
cli-command-odds =
    顯示每個注項的精確賠率。

    賠率是下一局的，由整靴牌或剩餘的牌計算：每個結果的概率、賭場優勢、RTP、方差和中獎率。分數是精確值。輪盤每種注只顯示一個。
cli-command-par =
    寫出一個遊戲的 PAR 表。

    一份 PDF：規則摘要、每個注項的各種結果及其精確賠率、賭場優勢、RTP 和波動率，以及 RTP 隨局數的範圍。相同的遊戲得出相同的檔案。
cli-command-simulate =
    發數百萬局牌，與精確賠率比較。

    一直髮整靴牌，到局數足夠為止。不論多少線程或工作機，相同的種子得出相同的計數。按 Ctrl-C 可提前結束，並報告已發的牌局。如差異不能以機會解釋，登出狀態為 1。
cli-command-pitboss =
    開放的電子賭枱系統：依核准規則逐條實現的百家樂和輪盤。
cli-command-study =
    供賭場營運和監控部門使用的研究。
cli-command-device =
    為場地服務的模擬設備。
cli-command-staff =
    員工帳號，供機器的操作者使用。

## Options and arguments of commands
cli-staff-option-posts = 其職位。
cli-backup-option-file = 要寫的檔案，須尚不存在。
cli-restore-option-in-place = 把原處較舊的數據庫副本當作已恢復。
cli-restore-option-new-house-key = 不用舊密鑰恢復：舊票券將無法識別。
cli-bankroll-option-base = 投注法的單位。
cli-bankroll-option-chip = 最小籌碼；派彩進位至此。
cli-bankroll-option-coups = 每人最多玩的局數或轉數。
cli-bankroll-option-maximum = 賭枱的最高注額。
cli-bankroll-option-minimum = 賭枱的最低注額。
cli-bankroll-option-patrons = 客人數目。
cli-bankroll-option-purse = 每名客人帶來的本錢。
cli-bankroll-option-system = flat、martingale、paroli、dalembert、fibonacci、1-3-2-6，或自己的 FILE.py:FUNCTION。
cli-bankroll-option-wager = 注項，例如 banker 或 red。
cli-conformance-option-edition = 一個規則版本，逐條列出。
cli-counting-option-shoes = 要發牌並求解的牌靴數。
cli-counting-option-threads = 同時求解的線程數；不填則每個核心一條。
cli-deal-option-device = 牌從何處發出；不填則用該版本的第一種。
cli-deal-option-shoes = 牌靴數，或以 100 次轉動為一輪的輪數，或洗牌機每 100 局的組數。
cli-demo-option-coups = 這麼多局或轉之後停止。
cli-demo-option-game = 該版本的遊戲；不填則為第一個。
cli-demo-option-pace = 每一步的秒數；在終端上為 0.4，其他情況為零。
cli-demo-option-seed = 相同的種子發相同的牌；不填則用新的。
cli-device-option-breakdown = 要它怎樣發生故障。
cli-device-option-every = 每多少件出一次差錯。
cli-device-option-fault = 要它出什麼差錯。
cli-device-option-key = 密鑰本身：別人看得到命令行。
cli-device-option-key-file = 存有密鑰的檔案。
cli-device-option-pace = 所需的時間。
cli-device-option-seed = 供測試：每次都有相同的機會。
cli-device-option-url = 場地，例如 ws://127.0.0.1:8000；每台伺服器寫一次。
cli-editions-option-format = 供人閲讀的表格，或 JSON。
cli-export-option-after = 略去日誌中到此位置為止的事件。
cli-export-option-format = 每行一個 JSON 物件，或以逗號分隔的值。
cli-option-output = 要寫的檔案；- 表示標準輸出。
cli-export-option-what = 事件，或事件引起的分錄。
cli-head-option-key = 私鑰；不填則用數據庫旁的 DATABASE.key。
cli-head-option-output = 寫入日誌頭的檔案。
cli-irregularities-option-edition = 一個規則版本及其全部處理。
cli-odds-option-format = 供人閲讀的表格、JSON 或 CSV。
cli-odds-option-remaining = 牌靴裏剩下的牌：牌，或 JSON，例如 {"{"}"AS": 8, …{"}"}；- 表示標準輸入。
cli-odds-option-removed = 從牌靴取出的牌，例如 'AS,9H,9H'。
cli-option-database = 一切數據所在：檔案，或 postgresql://USER@HOST/NAME。
cli-option-decks = 牌靴的副數；不填則用允許的最多副數。
cli-option-edition = 規則版本，見 `pitboss editions`。
cli-option-format = 供人閲讀的表格，或 JSON。
cli-option-game = 該版本的遊戲。
cli-option-house-key = 場地密鑰：file:PATH、env:NAME、credential:NAME 或 command:LINE。
cli-option-plot = 把研究畫成 .png、.svg 或 .pdf 檔案。
cli-option-seed = 種子；不填則用新的。
cli-option-tie-percent = 告示牌所示和局賠付的百分比；不填則為 5。
cli-par-option-output = 要寫的 PDF；- 表示標準輸出。
cli-option-version = 顯示版本後結束。
cli-printer-option-ending = 圖像或文字。
cli-printer-option-folder = 印出的票券所在的資料夾。
cli-replay-option-file = 記錄；- 表示標準輸入。
cli-restore-option-file = `pitboss backup` 所寫的檔案。
cli-roads-option-draw = 在終端上畫圖，不輸出 JSON。
cli-roads-option-file = 字母所在的檔案；- 或不填表示標準輸入。
cli-rule-option-kind = 出了什麼差錯，見 `pitboss irregularities`。
cli-rule-option-state = 牌局的 JSON；- 表示標準輸入。
cli-serve-option-address = 監聽的地址。
cli-serve-option-certificate = HTTPS 的證書。
cli-serve-option-demo = 運行供試用的場地，自帶帳號。
cli-serve-option-key = 證書的密鑰。
cli-serve-option-url = 終端連接的地址，如與上述不同。
cli-settle-option-smallest-chip = 最小籌碼，以分為單位；派彩進位至此。
cli-settle-option-tie-percent = 告示牌所示和局賠付的百分比。
cli-simulate-option-coups = 至少多少局或轉：500、10k、100M、2G。
cli-simulate-option-threads = 同時發牌的線程數；不填則每個核心一條。
cli-simulate-option-workers = 改由 dask 叢集發牌。
cli-stacker-option-notes = 以元為單位；不填則讀標準輸入的各行。
cli-staff-option-name = 帳號的持有人。
cli-verify-deal-option-file = 證明；- 表示標準輸入。
cli-verify-option-against = 日誌必須經過的已簽名日誌頭。
cli-verify-option-public-key = 日誌頭只可用這把密鑰簽名。
cli-option-language = 語言，例如 en、zh-Hans 或 zh-Hant；不填則用環境所設的語言。
cli-serve-option-config = 場地的配置；不填則為 floor.toml。

## Help pages
cli-help-usage = 用法：
cli-help-example = 示例：
cli-help-arguments = 參數
cli-help-options = 選項
cli-help-commands = 命令
cli-help-help = 顯示此說明後結束。
cli-help-required = 必填
cli-help-default = 預設：{ $value }
cli-help-variable = 環境變量：{ $name }

## Errors in a command line
cli-usage = { $problem }。請看 { $command } --help。
cli-usage-missing-option = 缺少選項 { $name }
cli-usage-missing-argument = 缺少參數 { $name }
cli-usage-no-such-option = 沒有這個選項：{ $name }
cli-usage-bad-value = { $name } 的值無效：{ $problem }
cli-usage-not-a-choice = 請從 { $known } 中選擇
cli-usage-not-in-range = 須是 { $least } 至 { $most } 的數
cli-usage-argument-needed = 選項 { $name } 須有一個值
cli-usage-no-argument = 選項 { $name } 不接受值
cli-usage-no-such-command = 沒有這個命令：{ $name }
cli-usage-too-many = 多餘的參數：{ $given }
cli-complaint = pitboss：{ $problem }
cli-complaint-rule = pitboss：{ $problem }（規則 { $clause }）
cli-not-open = 它沒有打開
cli-standard-input = 標準輸入
cli-output-unwritten = 無法寫入標準輸出：{ $why }。
## Files, lines and numbers
refusal-cannot-read-source = 無法讀取 { $source }：{ $why }。
refusal-not-text-source = { $source } 不是 UTF-8 文字。
refusal-out-of-range-option = --{ $option } 須是 { $least } 至 { $most } 的數字，不是 { $given }。
refusal-file-exists = { $file } 已經存在：請用新的檔名。
refusal-not-a-file = { $file } 不是可以寫入的檔案。
refusal-cannot-write = 無法寫入 { $file }：{ $why }。
refusal-repeated-key = 鍵 { $key } 在同一對象中出現兩次。
refusal-malformed-json-not-text = 這一行不是 JSON：第 { NUMBER($byte, useGrouping: 0) } 個字節不是 UTF-8。
refusal-malformed-json-syntax = 這一行不是 JSON：第 { NUMBER($character, useGrouping: 0) } 個字元處 { $problem }。
refusal-malformed-json-too-deep = 這一行不是 JSON：嵌套太深。
refusal-malformed-json-no-number = 這一行不是 JSON：{ $word } 不是數字。
refusal-unknown-format = 圖須是 study.png、.svg 或 .pdf 一類的檔案，不是 { $given }。

## What several commands say
cli-sign = ，和局賠 { $percent } %
cli-no-sign = {""}
cli-seed = 種子 { $seed }
cli-player = 閒
cli-banker = 莊
cli-tie = 和
cli-decks = { $decks } 副牌
cli-coups = { NUMBER($count, useGrouping: 0) } 局
cli-spins = { NUMBER($count, useGrouping: 0) } 轉
cli-shoes = { NUMBER($count, useGrouping: 0) } 靴
cli-runs = { NUMBER($count, useGrouping: 0) } 輪
cli-patrons = { NUMBER($count, useGrouping: 0) } 名客人
cli-part-patron = 名客人
cli-part-shoe = 靴牌
cli-part-run = 輪
cli-stopped-empty = 連一{ $part }都未完成就已停止。

## A coup, a spin and settlements in words
cli-two-sentences = { $first }{ $second }
cli-full-stop = { $sentence }。
cli-card-for-player = 閒補一張牌
cli-card-for-banker = 莊補一張牌
cli-tie-at = { $count } 點和
cli-player-wins = 閒以 { $winner } 比 { $loser } 贏
cli-banker-wins = 莊以 { $winner } 比 { $loser } 贏
cli-hand-draws = { $cards } 補 { $third } = { $count }
cli-hand-natural = { $cards } 例牌 { $count } 點
cli-hand-has = { $cards } { $count } 點
cli-hand-stands = { $cards } 停於 { $count } 點
cli-natural-player = 閒例牌：雙方都不補牌。
cli-natural-banker = 莊例牌：雙方都不補牌。
cli-natural-both = 閒和莊都是例牌：雙方都不補牌。
cli-player-draws = 閒 { $count } 點，須補牌。
cli-player-stands = 閒 { $count } 點，停牌。
cli-banker-always-draws = 莊 { $count } 點，一律補牌。
cli-banker-always-stands = 莊 { $count } 點，一律停牌。
cli-banker-draws-alone = 莊 { $count } 點，因閒停牌而補牌。
cli-banker-stands-alone = 莊 { $count } 點，因閒停牌而停牌。
cli-banker-draws-against = 莊 { $count } 點，閒第三張牌為 { $third } 點，補牌。
cli-banker-stands-against = 莊 { $count } 點，閒第三張牌為 { $third } 點，停牌。
cli-felt-player = 閒
cli-felt-banker = 莊
cli-felt-wins = 贏
cli-felt-tie = 和
cli-column-box = 投注位
cli-column-wager-title = 注項
cli-column-stake = 注額
cli-column-outcome-title = 結果
cli-column-odds = 賠率
cli-column-returned = 返還
cli-column-rule = 規則
cli-and-more = 還有 { $count } 項
cli-box-even = 不輸不贏
cli-box-up = 贏 { $amount }
cli-box-down = 輸 { $amount }
cli-box-result = { $box } 號投注位{ $result }
cli-colour-red = 紅
cli-colour-black = 黑
cli-colour-green = 綠
cli-pocket = { $number } { $colour }
cli-no-outside-bet = 外圍注全輸
cli-outside-column = 第 { $number } 列
cli-outside-dozen = 第 { $number } 打
cli-outside-low = 小
cli-outside-high = 大
cli-outside-odd = 單
cli-outside-even = 雙
cli-outside-red = 紅
cli-outside-black = 黑

## Roads
cli-roads-legend = B 莊  P 閒  T 和  ˙ 莊對  . 閒對  : 莊閒皆對  * 例牌  ¹²³ 其後和局數
cli-lower-roads-legend = ● 紅：有規律  ○ 藍：無規律
cli-big-road-legend = 大路  ˙莊對 .閒對 *例牌 ¹和
cli-bead-plate = 珠盤路
cli-big-road = 大路
cli-big-eye-boy = 大眼仔
cli-small-road = 小路
cli-cockroach-pig = 曱甴路
cli-numbers = 號碼：上紅、中零、下黑
cli-no-mark = 尚無記號
refusal-unknown-letter-at-line = 第 { NUMBER($line, useGrouping: 0) } 行有 { $letter }：每局寫大寫字母，B 為莊，P 為閒，T 為和。

## A demonstration
cli-demo-closed = 本枱已關閉。用種子 { $seed } 可再發同樣的牌。
cli-demo-tally = { $coups }：莊 { $banker }，閒 { $player }，和 { $tie }
cli-demo-spins-tally = { $spins }：紅 { $red }，黑 { $black }，零 { $zero }
cli-demo-cards-left = 牌靴裏剩下 { $left } 張牌，共 { $cards } 張。
cli-demo-shuffled = { $decks } 副新牌，{ $cards } 張：已洗牌。
cli-demo-cut = 切牌：前面 { $cards } 張移到後面。
cli-demo-cutting-card = 插入切牌卡，其後有 { $cards } 張牌。
cli-demo-burn-face-down = 第一張牌牌面向下燒掉。
cli-demo-burn-shown = 第一張牌亮明後燒掉。
cli-demo-burn-by-value = 第一張牌亮明燒掉，再按其點數燒掉同樣張數。
cli-demo-wheel-turns = 輪盤轉動：零和 1 至 36。
cli-demo-stopped = 按要求在第 { NUMBER($coup, useGrouping: 0) } 局後停止；這一靴牌本可發到第 { NUMBER($last, useGrouping: 0) } 局。
cli-demo-ended-after = 切牌卡在第 { $coup } 局{ $place }出現，其後再發 { $more } 局（規則 { $clause }）。
cli-demo-ended-last = 切牌卡在第 { $coup } 局{ $place }出現，該局為最後一局（規則 { $clause }）。
cli-demo-ended-tie = 其中一局因和局而加發。
cli-demo-again = 再來一次：pitboss demo { $options }（pitboss deal { $options } 可寫成記錄）
cli-before-play = 開局之前
cli-coup-number = 第 { $number } 局
cli-spin-number = 第 { $number } 轉
cli-call-bets = 請下注。停止下注。
cli-call-last-bets = 本靴最後一局。請下注。停止下注。
cli-call-cutting-card-after = 第 { $card } 張牌之後切牌卡出現。
cli-call-cutting-card-first = 第一張牌之前切牌卡出現。
cli-call-one-more = 此局之後還有一局。
cli-call-this-is-last = 此局為最後一局。
cli-call-tie-on-last = 最後一局和：再發一局。
cli-cutting-card-after = 第 { $card } 張牌之後
cli-cutting-card-first = 第一張牌之前
cli-dealing = 發牌中
refusal-no-decks-option = { $game }不用紙牌：請去掉 --{ $option }。

## Editions
cli-approved-by = { $edition }，由 { $authority } 核准
cli-decks-allowed = { $numbers } 副牌（{ $clause }）
cli-column-wager = 注項
cli-column-when = 條件
cli-column-pays = 賠率
cli-column-clause = 條文
cli-when-its-number = 開出其號碼，或其號碼之一
cli-pays-as-pieces = 按其各注
cli-percent-of-stake = 注額的 { $least } 至 { $most } %

## Irregularities
cli-irregularities = 異常情況及其條文
cli-orders-nothing = { $edition } 沒有規定出現差錯時的處理。
cli-column-kind = 種類
cli-column-what-happened = 發生的事
cli-column-if = 如果
cli-column-ordered = 規定的處理
cli-order = { $order }（{ $clause }）
cli-order-by = { $order }（{ $clause }，{ $by }）
cli-order-if = { $order }，如果{ $needs }
cli-order-may = 可以：{ $order }

## Records, lines and proofs
cli-replay-differs = 第 { NUMBER($line, useGrouping: 0) } 行不同。
cli-replay-recorded = {"  "}記錄：{ $line }
cli-replay-recomputed = {"  "}重算：{ $line }
cli-replay-same = 相同：{ $parts }。
cli-replay-no-line = （沒有這一行）
cli-replay-empty-line = （空行）
refusal-bad-line-cards = "cards" 須是按發牌次序排列的牌代碼列表。
refusal-bad-line-play = 一行須是含有 "{ $field }" 和 "wagers" 的對象，別無其他。
refusal-bad-line-wagers = "wagers" 須是由注項及其以分為單位的注額組成的對象。
refusal-bad-line-command = 一行須是含有 "id"、"by" 和 "command" 的對象，別無其他。
refusal-bad-chip-not-cents = { $given } 不是籌碼：請以整分寫出面值，例如 250。
refusal-bad-proof = 這不是發牌的證明：{ $problem }。

## Odds
cli-odds-title = { $edition }，{ $game }
cli-odds-title-decks = { $edition }，{ $game }：{ $decks } 副牌，牌靴裏 { $cards } 張{ $sign }
cli-solving-odds = 求解中：第一次要多等幾秒
cli-column-edge = 賭場優勢 %
cli-column-rtp = RTP %
cli-column-variance = 方差
cli-column-hit = 中獎率 %
cli-column-outcome = 結果
cli-column-chance = 概率 %
cli-not-offered = * 用 { $decks } 副牌時不設此注
refusal-two-shoes-options = 請只說取出的牌或剩下的牌：--removed 或 --remaining。
refusal-no-decks-shoe = { $game }不用紙牌：請去掉 --removed 和 --remaining。

## Simulations
cli-decks-and-sign = { $decks }{ $sign }
cli-threads = { $threads } 條線程
cli-column-observed-edge = 實測賭場優勢
cli-column-within = 95 % 範圍
cli-column-exact-edge = 精確賭場優勢
cli-column-z = z
cli-off = 偏離
cli-coups-per-second = 每秒 { $millions } 百萬局
cli-spins-per-second = 每秒 { $millions } 百萬轉
cli-simulated-coups = { $parts } 靴共 { $rounds } 局，用時 { $seconds } 秒：每秒 { $millions } 百萬局（{ $by }）
cli-simulated-spins = { $parts } 輪共 { $rounds } 轉，用時 { $seconds } 秒：每秒 { $millions } 百萬轉（{ $by }）
cli-joint-outcome = 聯合結果：卡方 { $statistic }，自由度 { $degrees }，p = { $p }。
cli-stopped-coups = 已手動停止：原要求 { $total } 局。
cli-stopped-spins = 已手動停止：原要求 { $total } 轉。
refusal-out-of-range-coups = --coups 須是 1 至 1000G 的數字，例如 500、10k 或 100M，不是 { $given }。
refusal-bad-workers-threads = 工作機有自己的線程：請去掉 --threads。
refusal-no-cluster-lost = 與 { $address } 的叢集失去聯絡。
refusal-unknown-language-option = 沒有語言 { $given }。請選擇：{ $known }。

## Studies
cli-playing = 投注中
cli-solving = 求解中
cli-stopped-early = 已停止：{ $total }中完成了 { $done }。
cli-bankroll-title = { $wager }：{ $edition } 的{ $game }
cli-bankroll-title-decks = { $wager }：{ $edition } 的{ $game }，{ $decks } 副牌{ $sign }
cli-bankroll-subtitle = { $patrons } · { $system }，單位 { $base } · 本錢 { $bankroll } · 限紅 { $minimum } 至 { $maximum } · { $rounds } · 種子 { $seed }
cli-column-result = 輸贏
cli-column-drawdown = 回撤
cli-figure-mean = 平均
cli-figure-sd = 標準差
cli-ruined = 輸光：{ $patrons }中 { $ruined } 名，{ $share }（95 % 區間 { $low } 至 { $high }）。
cli-turnover = 投注額 { $turnover }，其中輸 { $lost }：{ $rate }，標準誤差 { $error }；精確的賭場優勢為 { $edge }。
cli-paid-in-chips = 派彩進位至最小籌碼；精確的賭場優勢按派彩至分計算。
refusal-bad-money-option = --{ $option } 須是以元為單位的金額，例如 25 或 2.50，不是 { $given }。
refusal-out-of-range-sum = --{ $option } 須是 0.01 至 { $most } 元的金額，不是 { $given }。
cli-counting-title = 算牌：{ $edition } 的{ $game }，{ $decks }{ $sign }
cli-counting-subtitle = { $shoes } · { $coups } 局，每局精確求解 · 種子 { $seed }
cli-counting-note = 算牌數由起始值開始，每見一張牌加上其記分；除以未見的副數即為真數。r 是記分與影響的相關係數。若各種牌點都沒有影響，則沒有算牌法。
cli-best-count = 小記分的最佳算牌法，及可下注的真數下限
cli-how-often-positive = 按已發副數：有利的頻率，及當時一注的得益（%）
cli-units-by-depth = 按切牌卡後的張數：每逢有利即下一單位，每靴所得單位
cli-column-start = 起始
cli-column-bet-over = 下注真數
cli-column-to = 至 { $decks }
cli-column-best = 最高
cli-row-bet-gains = {"  "}一注得益
cli-row-coups-a-shoe = 每靴局數
cli-row-standard-error = {"  "}標準誤差
cli-row-positive = {"  "}有利，佔局數 %
cli-row-gain = {"  "}得益，佔一注 %
cli-row-found = {"  "}算牌法發現的 %
cli-row-made = {"  "}算牌法所得
cli-beaten-first = { $wager }（切牌卡後 { $cards } 張或更少；{ $least } 張時 { $gain }）
cli-beaten = { $wager }（{ $cards } 張；{ $gain }）
cli-verdict-beaten = 每逢有利即下一單位，每靴得益 { $units } 單位或以上的注項：{ $wagers }。
cli-verdict-others-safe = 任何深度的得益都少於 { $units } 單位的注項：{ $wagers }。
cli-verdict-safe = 每逢有利即下一單位，任何深度的得益都少於 { $units } 單位的注項：{ $wagers }。
refusal-nothing-to-count = { $game }沒有記憶：上一轉與下一轉無關，沒有可算的牌。

## Conformance
cli-clauses-proven = 已證明的條文
cli-all = 合計
cli-column-edition = 規則版本
cli-column-clauses = 條文
cli-column-need-proof = 需證明
cli-column-proven = 已證明
cli-column-unproven = 未證明
cli-column-disposition = 處置方式
cli-column-says = 內容
cli-column-proven-by = 證明
cli-unproven = 尚無
cli-needs-no-proof = 無需證明

## Accounts
cli-no-money-moved = 尚無資金往來。
cli-terminal-wrong = 終端 { $terminal }：{ $problem }
cli-below-zero = { $account } 比零少 { $amount }，此帳戶絕不可低於零。
cli-unbalanced-cents = 分錄合計為 { $left } 分，不是零。
cli-unbalanced-tournament-chips = 分錄合計為 { $left } 比賽籌碼，不是零。
cli-column-account = 帳戶
cli-column-what-it-is-cents = 說明
cli-column-what-it-is-tournament-chips = 說明（以比賽籌碼計）
cli-column-kept = 保有
cli-column-owed = 欠付
cli-total = 合計
cli-column-terminal = 終端
cli-meter-cash-in = 入鈔
cli-meter-tickets-in = 入票
cli-meter-transfers-in = 轉入
cli-meter-turnover = 投注額
cli-meter-wins = 派彩
cli-meter-tickets-out = 出票
cli-meter-hand-pays = 手付
cli-meter-cancelled = 取消
cli-meter-plays = 局數

## Backups
cli-backing-up = 備份中
cli-restoring = 恢復中
cli-exporting = 導出中
cli-verifying = 檢查中
cli-done-events = { $count } 個事件
cli-done-postings = { $count } 條分錄
cli-backed-up = 已備份{ $contents }。
cli-restored = 已恢復{ $contents }。
cli-contents = { $events }、{ $postings }和{ $answers }；日誌頭為 { $seq } { $hash }
cli-events = { NUMBER($count, useGrouping: 0) } 個事件
cli-streams = { NUMBER($count, useGrouping: 0) } 條流
cli-postings = { NUMBER($count, useGrouping: 0) } 條分錄
cli-answers = { NUMBER($count, useGrouping: 0) } 個答覆
cli-withdrew = 已撤回 { $deal } 的承諾。
cli-voided = 已宣佈 { $play } 作廢。
cli-gave-back = 已在 { $whose } 退還 { $amount }。
cli-new-house-key = 場地密鑰是新的：以前的票券一律無法識別。
cli-lost-since = { $time } 之後發生的事已失去。其後印出的票券可以識別，並交由主管處理。
refusal-bad-option-no-backup = 請指定備份檔案；如副本已在原處，請加 --in-place。
refusal-backup-key-needed = { $problem }沒有密封此備份的密鑰，就無法識別未兌現的票券；如密鑰已永久遺失，請用 --new-house-key 恢復。

## Verification
cli-event-wrong = 事件 { $seq } 有誤。{ $why }
cli-event-of-stream-wrong = { $stream } 的事件 { $seq } 有誤。{ $why }
cli-summary-sound = 無誤
cli-summary-time = 時間
cli-summary-clock = 時鐘
cli-summary-restored = 恢復
cli-summary-incidents = 事故
cli-summary-notice = 注意
cli-summary-settlements = 結算
cli-summary-accounts = 帳戶
cli-summary-patrons = 客人
cli-summary-head = 日誌頭
cli-summary-signed = 簽名
cli-summary-key = 密鑰
cli-sound = { $streams }共 { $events }
cli-span = { $first } 至 { $last }
cli-backwards = { $events }的時間早於前一個
cli-restored-at = 於 { $at } 恢復到 { $last } 的事件 { $seq }
cli-restored-out-of-order = 於 { $at } 恢復到 { $last } 的事件 { $seq }；尚未整理：請啟動伺服器，或再恢復一次
cli-locked-accounts = { $count } 個帳戶因計數表不符而鎖定
cli-recomputed = 已重算 { $count } 次
cli-accounts-balanced = { $count } 個有餘額；所有分錄合計為 0.00
cli-owed-to-patrons = { $amount }，另有 { $tickets } 張票券未兌現
cli-signed-on = { $seq } { $hash }，簽於 { $time }
cli-key-in-file = { $key }，在 { $file }
cli-compare-key = { $key }：請與交給你的那把比較
refusal-key-needed-no-folder = 此數據庫旁沒有可存放密鑰的資料夾：請給出 --key。

## Devices
cli-device-shoe = 牌靴
cli-device-wheel = 輪盤
cli-device-stacker = 鈔箱
cli-device-printer = 打印機
cli-device-serves = { $name } 為 { $serves } 服務。
refusal-key-needed-device = 請用 --key-file 或 { $variable } 指定密鑰。
refusal-wrong-device-key = 這是 { $name } 的密鑰，它不是{ $kind }。
refusal-no-floor = 無法連接場地：{ $problem }

## A server
cli-open-at = { $venue } 已在 { $url } 開放
cli-demonstration-only = 僅供示範：沒有真錢。密鑰和帳號只供在本機試用。
cli-sign-in-as = 登入名：{ $names }
cli-with-password = 密碼：{ $password }
cli-first-start = 這是本場地第一次啟動。管理員以 admin 登入，只可用一次以下密碼：
cli-password-once = 登入時須另選密碼。此密碼不會再顯示。
cli-two-administrators = 帳號和密鑰須由兩名管理員處理：請用以下命令加入第二名
cli-earlier-release = 此數據庫來自較早的版本：
cli-ctrl-c = 按 Ctrl-C 結束。
cli-address-taken = 已有別的程序在該處監聽
refusal-bad-option-demo-and-config = --demo 自帶場地：請去掉 --config。
refusal-bad-option-certificate = 證書與其密鑰不相配，或不是證書。
refusal-cannot-read-no-config = 這裏沒有 { $file }：請用 --config 指定，或試用 --demo。
refusal-cannot-read-certificate = 無法讀取證書或其密鑰：{ $why }。
refusal-cannot-listen = 不能使用 { $address }：{ $why }。請另選 --address。

## Accounts of staff
cli-signs-in-again = { $name } 可以再次登入。
cli-signs-in-once = { $name } 只可用一次以下密碼登入：
refusal-bad-posts-unknown = { $given } 不是職位。有以下職位：{ $known }。

## The library for Python
library-refused = { $problem }（規則 { $clause }）
library-seed = 種子
library-shoe = 牌靴號
library-run = 輪號
library-number-of-coups = 局數
library-number-of-decks = 副數
library-smallest-chip = 最小籌碼
library-rule-cards = 牌須是一段文字或代碼列表
library-rule-edition-key = 規則版本的鍵須是文字
library-rule-game-key = 遊戲的鍵須是文字
library-rule-roads = 路單須由已發的牌局，或由 B、P、T 字母組成的一段文字畫出
library-rule-said = 所說的須是事實與真假的對應
library-rule-wagers = 注須是注項與分數額的對應
library-rule-wagers-of-players = 注須是玩家與其注的對應
refusal-out-of-range-whole = { $number }須是 { $least } 至 { $most } 的整數，不是 { $given }。
refusal-wrong-type = { $rule }，不是 { $given }。
refusal-unknown-letter-no-coup = { $letter } 不是一局：請寫大寫字母，B 為莊，P 為閒，T 為和。
refusal-unknown-wager-not-here = 這裏沒有注項 { $given }。可選：{ $known }。
refusal-unknown-game-not-here = 這裏沒有遊戲 { $given }。可選：{ $known }。

## What must happen for a wager to win
lab-event-banker-coloured-pair = 莊同色對
lab-event-banker-mixed-pair = 莊雜色對
lab-event-banker-pair = 莊對
lab-event-banker-perfect-pair = 莊完美對子
lab-event-banker-wins = 莊贏
lab-event-banker-wins-by-4 = 莊勝 4 點
lab-event-banker-wins-by-5 = 莊勝 5 點
lab-event-banker-wins-by-6 = 莊勝 6 點
lab-event-banker-wins-by-7 = 莊勝 7 點
lab-event-banker-wins-by-8 = 莊勝 8 點
lab-event-banker-wins-by-9 = 莊勝 9 點
lab-event-banker-wins-with-natural = 莊以例牌贏
lab-event-banker-wins-with-six = 莊以 6 點贏
lab-event-banker-wins-without-six = 莊贏但非 6 點
lab-event-double-tiger-pair = 雙老虎對
lab-event-equal-naturals = 例牌點數相同
lab-event-player-coloured-pair = 閒同色對
lab-event-player-mixed-pair = 閒雜色對
lab-event-player-pair = 閒對
lab-event-player-perfect-pair = 閒完美對子
lab-event-player-wins = 閒贏
lab-event-player-wins-by-4 = 閒勝 4 點
lab-event-player-wins-by-5 = 閒勝 5 點
lab-event-player-wins-by-6 = 閒勝 6 點
lab-event-player-wins-by-7 = 閒勝 7 點
lab-event-player-wins-by-8 = 閒勝 8 點
lab-event-player-wins-by-9 = 閒勝 9 點
lab-event-player-wins-with-natural = 閒以例牌贏
lab-event-single-tiger-pair = 單老虎對
lab-event-three-card-tiger = 三張牌老虎
lab-event-tie = 和
lab-event-tie-on-six = 6 點和
lab-event-twin-tiger-pair = 孿生老虎對
lab-event-two-card-tiger = 兩張牌老虎
lab-event-win-on = 開出 { $numbers } 時贏

## Outcomes and odds of a wager
lab-outcome-win = 贏
lab-outcome-lose = 輸
lab-outcome-standoff = 退注
lab-odds =
    { $staked ->
        [20]
            { $won ->
                [19] 1 賠 0.95
               *[other] 20 賠 { $won }
            }
        [2]
            { $won ->
                [1] 1 賠 0.5
               *[other] 2 賠 { $won }
            }
       *[other] { $staked } 賠 { $won }
    }

## What a simulation shows
lab-verdict-agrees = 通過：每個注項和聯合結果都在機會容許的範圍內與精確賠率相符。
lab-verdict-cutting-card = 通過：機會不能解釋的部分，不超過切牌卡帶來的偏差。
lab-verdict-off = 偏離：{ $off }。
lab-off-wager = { $wager } 偏離 { $errors } 個標準誤差
lab-off-joint = 聯合結果
lab-off-impossible = 聯合結果，其中 { $coups } 局不可能出現

## Fonts of documents and pictures, the best first
lab-fonts = Noto Serif CJK HK, Noto Serif CJK TC, Noto Serif TC, Source Han Serif TC, Noto Sans CJK HK, Noto Sans CJK TC, Noto Sans TC, Source Han Sans TC, Songti TC, PingFang HK, PMingLiU, Microsoft JhengHei
refusal-no-font = 本機沒有{ $language }的字體：請安裝其中一種：{ $fonts }。

## Dispositions of clauses
lab-disposition-computed = 由系統計算
lab-disposition-enforced = 由系統強制
lab-disposition-guided = 由系統引導
lab-disposition-displayed = 由系統顯示
lab-disposition-physical = 實體操作
lab-disposition-informative = 僅供參考

## Coups and spins
lab-plain = { $text }
lab-coups = 局
lab-spins = 轉
lab-coups-played = 已玩局數
lab-spins-played = 已玩轉數

## Rules in short: the subjects
lab-subject-decks = 副數
lab-subject-cutting-cards = 切牌卡張數
lab-subject-dealt-from = 發牌器具
lab-subject-cut = 切牌
lab-subject-cutting-card = 切牌卡
lab-subject-burn = 燒牌
lab-subject-end-of-shoe = 牌靴終結
lab-subject-out-of-cards = 牌不夠
lab-subject-wagers-close = 停止下注
lab-subject-either-or = 二擇其一
lab-subject-pockets = 號碼格
lab-subject-colours = 顏色
lab-subject-spin = 轉動
lab-subject-zero = 零

## Rules in short
lab-rule-decks = { $decks } 副，每副 52 張
lab-rule-decks-also = { $decks } 副，每副 52 張；{ $others } 副亦可
lab-device-shoe = 牌靴
lab-device-scanning-shoe = 掃描牌靴
lab-device-shuffling-device = 洗牌機
lab-rule-not-low-limit = { $device }，不用於低限紅遊戲
lab-rule-cut = 離兩端各 { $cards } 張或以上
lab-rule-cutting-card = 其後 { $cards } 張或以上
lab-burn-face-down = 牌面向下
lab-burn-shown = 亮明
lab-burn-by-value = 按點數
lab-rule-burn-approved = { $way }，由{ $role }批准
lab-rule-end-during = 切牌卡在一局的第一張牌之後出現：{ $more }
lab-rule-end-first = 切牌卡代替一局的第一張牌出現：{ $more }
lab-rule-end-tie = 最後一局若為和，再發一局
lab-rule-more-coups = 該局之後再發 { $coups } 局
lab-rule-last-coup = 該局為最後一局
lab-rule-void = 該局作廢
lab-closing-first-card-exposed = 第一張牌亮出時
lab-closing-first-card-removed = 第一張牌抽出時
lab-closing-period-ends = 投注時間結束時
lab-rule-either-or = { $one }，或{ $other }
lab-rule-pockets = { $count } 個，由 0 至 { $most }
lab-rule-colours = 零為綠，{ $red } 個為紅，其餘為黑
lab-wheel-live = 荷官轉動的輪盤
lab-wheel-automated = 自動輪盤
lab-rule-revolutions = 至少轉 { $count } 圈
lab-rule-confirmed = 由荷官確認
lab-rule-zero = 只有包括零的注贏
lab-piece-straight = 直注 { $numbers }
lab-piece-split = 分注 { $numbers }
lab-piece-street = 街注 { $numbers }
lab-piece-corner = 角注 { $numbers }
lab-piece-six-line = 線注 { $numbers }

## The picture of a counting study
lab-effect-of-removal = 移除一張牌的影響，以 0.00001 單位計
lab-axis-rank = 移除的牌點
lab-how-often = 有利的頻率：佔局數的比例
lab-how-much = 有利的幅度：每 100 局所得單位
lab-axis-decks = 已發副數
lab-gain-a-shoe = 得益：每靴單位
lab-axis-behind = 切牌卡後的張數

## The picture of a bankroll study
lab-still-there = 結束時仍在枱上
lab-ruined = 輸光
lab-result = 輸贏
lab-dollars-won = 贏或輸的金額（元）
lab-median = 中位數
lab-median-of = 中位數 { $amount }
lab-drawdown = 回撤
lab-dollars-down = 由最高點下跌的金額（元）
lab-fell-by = { $percent } % 的客人下跌不超過 { $amount }
lab-share-still-there = 仍在枱上：結束時 { $percent } %
lab-share-of-patrons = 佔客人的比例
lab-band-of-patrons = { $low } 至 { $high } % 的客人
lab-first-patrons = 前 { NUMBER($count, useGrouping: 0) } 名客人
lab-coups-played-by = 已玩局數，前 { NUMBER($count, useGrouping: 0) } 名客人
lab-spins-played-by = 已玩轉數，前 { NUMBER($count, useGrouping: 0) } 名客人
lab-on-the-way = 途中的本錢
lab-dollars = 元
lab-last-bar = { $label }；最後一條包括更高的全部

## The plots of a PAR sheet
lab-share-win = 贏
lab-share-standoff = 退注
lab-share-lose = 輸
lab-axis-edge = 賭場優勢，佔注額 %
lab-axis-shares = 各結果的比例，%
lab-axis-rtp = RTP，%

## The PAR sheet
par-document = PAR 表：{ $game }，{ $edition }
par-sheet = PAR 表
par-page = 第 { $page } 頁，共 { $pages } 頁
par-edition = 規則版本
par-edition-is = { $title }（{ $key }）
par-approved-by = 核准
par-approved-by-is = { $authority }，{ $date }
par-game = 遊戲
par-game-is = { $title }（{ $key }），規則 { $clause }
par-sign = 告示牌
par-sign-is = 和局賠注額的 { $percent } %
par-fresh-shoe = { $decks } 副，新牌靴共 { $cards } 張
par-wheel = 輪盤
par-pockets = { $pockets } 個號碼格
par-glance = 注項一覽
par-wager = 注項
par-rtp = RTP
par-house-edge = 賭場優勢
par-hit-rate = 中獎率
par-variance = 方差
par-standard-deviation = 標準差
par-volatility-index = 波動指數
par-overview-picture = 每個注項的條形圖：賭場優勢、各結果的比例、波動指數。
par-overview-caption = 每個注項的賭場優勢、各結果的比例和波動指數。
par-edge-by-decks = 不同副數的賭場優勢
par-decks = { $decks } 副
par-edge-by-sign = 告示牌不同百分比的賭場優勢
par-tie-pays = 和局賠
par-rules-in-short = 規則摘要
par-subject = 項目
par-rule = 規則
par-clause = 條文
par-table-of-play = 補牌表
par-table-note = D 為補牌，S 為停牌，N 為例牌，該局即告結束（{ $natural }）。兩手牌各先發兩張（{ $deal }），每手最多再補一張（{ $card }）。
par-count-of-hand = 點數
par-player = 閒
par-third-card = 閒的第三張牌
par-no-third-card = 無
par-banker-with = 莊 { $count } 點
par-wheel-order = 輪盤，由零順時針
par-one-by-one = 各注項
par-wager-rule = { $key }，規則 { $clause }
par-optional = 可選
par-with-decks = 用 { $decks } 副牌
par-layouts = 枱面 { $layouts }
par-settled-early = 首四張牌後結算
par-outcome = 結果
par-pays = 賠率
par-ways = 組合數
par-exact-probability = 精確概率
par-decimal = 小數
par-part-of-rtp = 佔 RTP
par-all = 合計
par-measure = 指標
par-exact = 精確值
par-number-of-rounds = { $rounds }數
par-band-90 = RTP %，90 % 範圍
par-band-95 = RTP %，95 % 範圍
par-by-rounds = 按{ $rounds }數的 RTP
par-bands-picture = 漏斗圖：注數越多，RTP 的範圍越窄。
par-bands-caption = 每個注項的 RTP 按{ $rounds }數所在的範圍。
par-worked-out = 數字如何得出
par-coup-ways-note = 新牌靴的下六張牌有 { $ways } 種次序，機會均等，全部計算在內。用牌較少的一局把其餘的牌留在牌靴裏。未亮明而燒掉的牌不改變賠率。
par-spin-ways-note = 球可落入 { $ways } 個號碼格，機會均等，全部計算在內。同一種注的賠率都相同。叫注的注額平均分到其各注。
par-exact-figures = 精確值
par-exact-note = 分數為最簡分數，是精確值。小數由分數四捨五入得出。
par-payments = 派彩
par-payments-note = 派彩按精確賠率計算。賭枱因最小籌碼而進位多付的不計在內。
par-edge-and-rtp = 賭場優勢、RTP
par-edge-note = 長遠而言，每投注一單位所輸和所返還的。退注算作已投注，其注額算作返還。兩者之和為 1。
par-part-note = 一種結果的概率，乘以每投注一單位所返還的全部。
par-hit-rate-note = 該注項贏的{ $rounds }數所佔比例。
par-variance-and-deviation = 方差、標準差
par-variance-note = 每{ $rounds }投注一單位所返還的。
par-volatility-note = 標準差的 { $z } 倍。
par-rtp-bands = RTP 範圍
par-bands-note = { $n } { $rounds }等額投注的 RTP ± { $z } · 標準差 / { $root }，90 % 取 { $z } = { $low }，95 % 取 { $high }，以百分比計。這裏把大量結果之和當作正態分佈；{ $rounds }數少而獎項罕見時較粗略。返還不會少於零：範圍止於 0。
